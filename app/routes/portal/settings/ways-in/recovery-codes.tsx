import { useLingui } from '@lingui/react/macro'
import { inGroups } from '#app/domain/accounts/second-factor.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

/** Shown once; the file is made of the page. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t } = useLingui()
  const lines = codes.map((code) => inGroups(code, '-'))
  const file = [t`Recovery codes for Wishfolio, ${email}. Each works once.`, '', ...lines, ''].join('\r\n')
  return (
    <>
      <PageHeading
        title={t`Your recovery codes`}
        lead={t`Two-step sign-in is on. Without your phone, each of these codes signs you in once in place of the app. Keep them in a safe place: they are not shown again.`}
      />
      <Card as="section" className="form">
        <ol className="grid gap-2" translate="no">
          {lines.map((line) => (
            <li key={line}>
              <code dir="ltr">{line}</code>
            </li>
          ))}
        </ol>
        <div className="buttons">
          <a
            className="button"
            data-tone="ribbon"
            data-size="medium"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="wishfolio-recovery-codes.txt"
          >
            {t`Download as a text file`}
          </a>
          <LinkButton to="/portal/settings" tone="quiet">{t`Back to your settings`}</LinkButton>
        </div>
      </Card>
    </>
  )
}
