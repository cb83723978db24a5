import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import type { ToastCode } from '#app/copy/toasts.ts'
import { FacebookIcon, WhatsAppIcon } from '#app/ui/brand-icons.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

interface Shared {
  title: string
  link: string
}

interface ShareActionsProps extends Shared {
  onRefused?: () => void
  copied?: ToastCode
  tone?: 'ribbon' | 'paper'
}

export function ShareActions({ title, link, copied, onRefused, tone }: ShareActionsProps) {
  return (
    <section className="grid gap-3 print:hidden">
      <h2>Pass it on</h2>
      <div className="buttons">
        <CopyLinkButton link={link} copied={copied} onRefused={onRefused} tone={tone} />
        <FacebookLink link={link} />
        <WhatsAppLink title={title} link={link} />
        <ShareSheet title={title} link={link} />
      </div>
    </section>
  )
}

export function FacebookLink({ link }: Pick<Shared, 'link'>) {
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`
  return (
    <ShareLink href={facebook} icon={FacebookIcon}>
      Share on Facebook
    </ShareLink>
  )
}

/** The link comes first in the message, so that the chat makes a preview of it. */
export function WhatsAppLink({ title, link }: Shared) {
  const words = `${link} ${title}: pick one, so that nobody gives the same thing twice.`
  return (
    <ShareLink href={`https://wa.me/?text=${encodeURIComponent(words)}`} icon={WhatsAppIcon}>
      Share on WhatsApp
    </ShareLink>
  )
}

function ShareLink({
  href,
  icon: Icon,
  children,
}: {
  href: string
  icon: ButtonLook['icon']
  children: string
}) {
  return (
    <a
      className="button"
      data-tone="paper"
      data-size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </a>
  )
}

/** The phone's own way of sharing. Its place is kept on touch screens before it is known whether there is one. */
export function ShareSheet({ title, link }: Shared) {
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
  return (
    <Button
      type="button"
      tone="paper"
      size="small"
      icon={Share2}
      className={ready ? 'share-sheet' : 'share-sheet invisible'}
      onClick={() => void share()}
    >
      Send with an app
    </Button>
  )
}
