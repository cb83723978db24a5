import { Share2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { CopyLinkButton, type PassOn } from '#app/components/sharing/copy-link-button.tsx'
import type { ToastCode } from '#app/copy/toasts.ts'
import { FacebookIcon, WhatsAppIcon } from '#app/ui/brand-icons.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

interface ShareActionsProps {
  title: string
  link: string
  onRefused?: () => void
  copied?: ToastCode
  tone?: 'ribbon' | 'paper'
  ask?: ((pressed: PassOn) => void) | undefined
}

/** Copy, Facebook, WhatsApp; the link comes first in the message, so that the chat makes a preview of it. */
export function ShareActions({ title, link, copied, onRefused, tone, ask }: ShareActionsProps) {
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${link} ${title}: pick one, so that nobody gives the same thing twice.`)}`
  return (
    <section className="grid gap-3 print:hidden">
      <h2>Pass it on</h2>
      <div className="buttons">
        <CopyLinkButton link={link} copied={copied} onRefused={onRefused} tone={tone} ask={ask} />
        <ShareLink href={facebook} icon={FacebookIcon} ask={ask}>
          Share on Facebook
        </ShareLink>
        <ShareLink href={whatsApp} icon={WhatsAppIcon} ask={ask}>
          Share on WhatsApp
        </ShareLink>
        <ShareSheet title={title} link={link} ask={ask} />
      </div>
    </section>
  )
}

function ShareLink({
  href,
  icon: Icon,
  ask,
  children,
}: Pick<ShareActionsProps, 'ask'> & { href: string; icon: ButtonLook['icon']; children: string }) {
  const askFirst = (event: MouseEvent) => {
    event.preventDefault()
    ask?.({ verb: 'share', act: () => window.open(href, '_blank', 'noopener') })
  }
  return (
    <a
      className="button"
      data-tone="paper"
      data-size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={ask && askFirst}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </a>
  )
}

/** The phone's own way of sharing. Its place is kept on touch screens before it is known whether there is one. */
function ShareSheet({ title, link, ask }: Pick<ShareActionsProps, 'title' | 'link' | 'ask'>) {
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
      onClick={() => (ask ? ask({ verb: 'share', act: () => void share() }) : void share())}
    >
      More ways to share
    </Button>
  )
}
