import { useLingui } from '@lingui/react/macro'
import { Check, Link2, MessageSquare, Send, Share2 } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { COPIED, LINK_COPY_FAILED } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { WhatsAppIcon } from '#app/ui/brand-icons.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Field, LinkInput } from '#app/ui/fields/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { showToast } from '#app/ui/toast.tsx'

const COPIED_MS = 2000
const MESSENGER_ON_THE_WEB = 'https://www.facebook.com/messages/'

/** Copy Link, WhatsApp, Messenger, SMS and the phone's own share sheet; `words` go with the link. */
export function QuizShareActions({ link, words }: { link: string; words: string }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
      showToast({ kind: 'success', text: sayHere(COPIED.link_copied) })
    } catch {
      showToast({ kind: 'error', text: sayHere(LINK_COPY_FAILED) })
    }
  }
  /** The app's own URL scheme does nothing on a computer: there the link is copied and Messenger's site opens. */
  function toMessenger(event: MouseEvent): void {
    if (window.matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    void copy()
    window.open(MESSENGER_ON_THE_WEB, '_blank', 'noopener')
  }

  const message = encodeURIComponent(`${link} ${words}`)
  return (
    <div className="stack">
      <Field label={t`Link`}>
        <LinkInput link={link} />
      </Field>
      <div className="buttons">
        {hydrated && (
          <Button type="button" icon={copied ? Check : Link2} onClick={() => void copy()}>
            {copied ? t`Copied` : t`Copy Link`}
          </Button>
        )}
        <ShareLink href={`https://wa.me/?text=${message}`} icon={WhatsAppIcon}>
          WhatsApp
        </ShareLink>
        <ShareLink
          href={`fb-messenger://share/?link=${encodeURIComponent(link)}`}
          icon={Send}
          onClick={toMessenger}
        >
          Messenger
        </ShareLink>
        <ShareLink href={`sms:?&body=${message}`} icon={MessageSquare}>
          {t`SMS`}
        </ShareLink>
        {hydrated && 'share' in navigator && (
          <Button
            type="button"
            tone="quiet"
            icon={Share2}
            onClick={() => void navigator.share({ text: words, url: link }).catch(() => {})}
          >
            {t`Share…`}
          </Button>
        )}
      </div>
    </div>
  )
}

interface ShareLinkProps {
  href: string
  icon: NonNullable<ButtonLook['icon']>
  onClick?: (event: MouseEvent) => void
  children: string
}

function ShareLink({ href, icon: Icon, onClick, children }: ShareLinkProps) {
  return (
    <a
      className="button"
      data-tone="quiet"
      href={href}
      target={href.startsWith('https:') ? '_blank' : undefined}
      rel="noopener noreferrer"
      onClick={onClick}
    >
      <Icon aria-hidden />
      {children}
    </a>
  )
}
