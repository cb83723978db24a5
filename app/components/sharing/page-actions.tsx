import { useLingui } from '@lingui/react/macro'
import { CalendarPlus, Printer } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { CopyLinkButton } from '#app/components/sharing/copy-link-button.tsx'
import { ReportLink } from '#app/components/sharing/report-link.tsx'
import { FacebookLink, ShareSheet, WhatsAppLink } from '#app/components/sharing/share-actions.tsx'
import { pickOne } from '#app/copy/shared-page.ts'
import type { COPIED } from '#app/copy/said-by-the-browser.ts'
import type { ButtonLook } from '#app/ui/button.tsx'

interface PageActionsProps {
  title: string
  /** For whom the list is, where it is one. */
  recipient?: string
  path: string
  /** Null where the page is not passed on. */
  link: string | null
  copied?: keyof typeof COPIED
  hasDay: boolean
  /** Where visitors write to the organiser, if they may. */
  message?: string | null
}

/** One line under a shared page: to pass it on and to keep it; what is seldom wanted is folded. */
export function PageActions({
  title,
  recipient,
  path,
  link,
  copied,
  hasDay,
  message = null,
}: PageActionsProps) {
  const { t } = useLingui()
  return (
    <div className="page-actions print:hidden">
      {link !== null && (
        <>
          <CopyLinkButton link={link} copied={copied} tone="quiet" />
          <ShareSheet bare title={title} link={link} />
          <WhatsAppLink bare words={t(pickOne(title))} link={link} />
          <FacebookLink bare link={link} />
        </>
      )}
      {hasDay && (
        <Icon to={`${path}/calendar.ics`} reloadDocument icon={CalendarPlus} title={t`Add to calendar`} />
      )}
      <Icon to={`${path}?print`} icon={Printer} title={t`Print`} />
      {message !== null && (
        <Link className="link text-small" to={message}>
          {t`Write to the organiser`}
        </Link>
      )}
      <details>
        <summary className="link text-small">{t`More`}</summary>
        <img
          src={`${path}/qr.svg`}
          alt={
            recipient === undefined
              ? t`QR code that leads to this page`
              : t`QR code that leads to the gift ideas for ${recipient}`
          }
          width={240}
          height={240}
          loading="lazy"
        />
        <ReportLink path={path} />
      </details>
    </div>
  )
}

function Icon({ icon: Drawing, title, ...link }: LinkProps & { icon: NonNullable<ButtonLook['icon']> }) {
  return (
    <Link {...link} className="icon-button" aria-label={title} title={title}>
      <Drawing aria-hidden />
    </Link>
  )
}
