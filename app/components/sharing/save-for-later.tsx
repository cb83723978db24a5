import { CalendarPlus, Printer, QrCode } from 'lucide-react'
import { LinkButton } from '#app/ui/button.tsx'

interface SaveForLaterProps {
  title: string
  path: string
  hasDay: boolean
}

export function SaveForLater({ title, path, hasDay }: SaveForLaterProps) {
  return (
    <section className="grid gap-3 print:hidden">
      <h2>Keep it at hand</h2>
      <div className="buttons">
        {hasDay && (
          <LinkButton
            to={`${path}/calendar.ics`}
            reloadDocument
            tone="paper"
            size="small"
            icon={CalendarPlus}
          >
            Add to calendar
          </LinkButton>
        )}
        <LinkButton to={`${path}?print`} tone="paper" size="small" icon={Printer}>
          Print
        </LinkButton>
        <details className="qr-code">
          <summary className="button" data-tone="paper" data-size="small">
            <QrCode aria-hidden />
            QR code
          </summary>
          <img
            src={`${path}/qr.svg`}
            alt={`QR code that leads to ${title}`}
            width={240}
            height={240}
            loading="lazy"
          />
        </details>
      </div>
    </section>
  )
}
