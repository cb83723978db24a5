import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { FacebookIcon, WhatsAppIcon } from '#app/ui/brand-icons.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

interface Shared {
  title: string
  link: string
  /** Its icon alone. */
  bare?: boolean
}

export function FacebookLink({ link, bare = false }: Omit<Shared, 'title'>) {
  const { t } = useLingui()
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`
  return (
    <ShareLink href={facebook} icon={FacebookIcon} bare={bare} tone="quiet">
      {t`Share on Facebook`}
    </ShareLink>
  )
}

/** The link comes first in the message, so that the chat makes a preview of it. */
export function WhatsAppLink({ words, link, bare = false }: Omit<Shared, 'title'> & { words: string }) {
  const { t } = useLingui()
  const message = `${link} ${words}`
  return (
    <ShareLink href={`https://wa.me/?text=${encodeURIComponent(message)}`} icon={WhatsAppIcon} bare={bare}>
      {t`Share on WhatsApp`}
    </ShareLink>
  )
}

interface ShareLinkProps {
  href: string
  icon: NonNullable<ButtonLook['icon']>
  bare: boolean
  tone?: ButtonLook['tone']
  children: string
}

function ShareLink({ href, icon: Icon, bare, tone = 'paper', children }: ShareLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(bare
        ? { className: 'icon-button', 'aria-label': children, title: children }
        : { className: 'button', 'data-tone': tone, 'data-size': 'small' })}
    >
      <Icon aria-hidden />
      {!bare && children}
    </a>
  )
}

/** The phone's own way of sharing. Its place is kept on touch screens before it is known whether there is one. */
export function ShareSheet({ title, link, bare = false }: Shared) {
  const { t } = useLingui()
  const [refused, setRefused] = useState(false)
  const ready = useHydrated() && typeof navigator.share === 'function'
  if (refused) return null

  async function share() {
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      // Closing the sheet is an answer; a sheet that does not open leaves the other ways.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(true)
    }
  }
  const button = {
    type: 'button',
    icon: Share2,
    className: ready ? 'share-sheet' : 'share-sheet invisible',
    onClick: () => void share(),
  } as const
  if (bare) return <IconButton {...button} label={t`Send with an app`} />
  return (
    <Button {...button} tone="quiet" size="small">
      {t`Send with an app`}
    </Button>
  )
}
