import { Download } from 'lucide-react'
import { ButtonContent } from '#app/ui/button-content.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'

export function ShareQrCode({ name, slug }: { name: string; slug: string }) {
  const code = `/gift/${slug}/qr.svg`
  return (
    <GiftTag as="section" hang="top" className="share-code" aria-label="QR code">
      <img src={code} alt={`QR code that leads to the gift ideas for ${name}`} width={240} height={240} />
      <a href={code} download={`${slug}.svg`} className="button" data-tone="paper" data-size="small">
        <ButtonContent icon={Download}>Download QR code</ButtonContent>
      </a>
    </GiftTag>
  )
}
