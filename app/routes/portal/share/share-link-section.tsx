import { useRef, useState } from 'react'
import type { PassOn } from '#app/components/sharing/copy-link-button.tsx'
import { ShareActions } from '#app/components/sharing/share-actions.tsx'
import { NotOpenYetDialog } from '#app/routes/portal/share/not-open-yet.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Download } from 'lucide-react'
import { GiftTag } from '#app/ui/gift-tag.tsx'

interface ShareLinkSectionProps {
  id: string
  name: string
  link: string
  complete: boolean
  ideas: number
}

export function ShareLinkSection({ id, name, link, complete, ideas }: ShareLinkSectionProps) {
  const [pressed, setPressed] = useState<PassOn | null>(null)
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid content-start gap-6">
      <Field label="Link">
        <TextInput ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <ShareActions
        title={`Gift ideas for ${name}`}
        link={link}
        onRefused={() => field.current?.focus()}
        tone={complete && ideas > 0 ? 'ribbon' : 'paper'}
        ask={complete ? undefined : setPressed}
      />
      <NotOpenYetDialog pressed={pressed} profile={{ id, ideas }} onClose={() => setPressed(null)} />
    </div>
  )
}

export function ShareQrCode({ name, slug }: { name: string; slug: string }) {
  const code = `/gift/${slug}/qr.svg`
  return (
    <GiftTag as="section" hang="top" className="share-code" aria-label="QR code">
      <img src={code} alt={`QR code that leads to the gift ideas for ${name}`} width={240} height={240} />
      <a href={code} download={`${slug}.svg`} className="button" data-tone="paper" data-size="small">
        <Download aria-hidden />
        Download QR code
      </a>
    </GiftTag>
  )
}
