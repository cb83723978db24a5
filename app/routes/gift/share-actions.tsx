import { CopyLinkButton } from '#app/components/copy-link-button.tsx'

interface ShareActionsProps {
  name: string
  link: string
  onRefused?: () => void
}

/** Copy, Facebook, WhatsApp; the link comes first in the message, so that the chat makes a preview of it. */
export function ShareActions({ name, link, onRefused }: ShareActionsProps) {
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${link} Gift ideas for ${name}: pick one, so that nobody gives the same thing twice.`)}`
  return (
    <section className="grid gap-3 print:hidden">
      <h2>Pass it on</h2>
      <div className="buttons">
        <CopyLinkButton link={link} onRefused={onRefused} />
        <ShareLink href={facebook}>Share on Facebook</ShareLink>
        <ShareLink href={whatsApp}>Share on WhatsApp</ShareLink>
      </div>
    </section>
  )
}

function ShareLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="button"
      data-tone="paper"
      data-size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}
