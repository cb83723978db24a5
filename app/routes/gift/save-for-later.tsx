import { CalendarPlus, Printer, QrCode } from 'lucide-react'
import { ButtonContent } from '#app/ui/button-content.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** The page in other shapes: a date in the calendar, a sheet of paper, a code for the phone across the table. */
export function SaveForLater({ name, slug }: { name: string; slug: string }) {
  return (
    <section className="part print:hidden">
      <h2>Keep it at hand</h2>
      <div className="buttons">
        <LinkButton
          to={`/gift/${slug}/calendar.ics`}
          reloadDocument
          tone="paper"
          size="small"
          icon={CalendarPlus}
        >
          Add to calendar
        </LinkButton>
        <LinkButton to={`/gift/${slug}?print`} tone="paper" size="small" icon={Printer}>
          Print
        </LinkButton>
        <details className="qr-code">
          <summary className="button" data-tone="paper" data-size="small">
            <ButtonContent icon={QrCode}>QR code</ButtonContent>
          </summary>
          <img
            src={`/gift/${slug}/qr.svg`}
            alt={`QR code that leads to the gift ideas for ${name}`}
            width={240}
            height={240}
            loading="lazy"
          />
        </details>
      </div>
    </section>
  )
}
