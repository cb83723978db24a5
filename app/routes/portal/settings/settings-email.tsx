import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { listed } from '#app/domain/listed.ts'
import { Form } from '#app/components/forms/form.tsx'
import { MAIL_IS_LATE } from '#app/copy/notes.ts'
import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface SettingsEmailProps {
  email: string
  change: EmailChange | null
}

interface EmailChange {
  newEmail: string
  oldConfirmed: boolean
  newConfirmed: boolean
  late: boolean
}

export function SettingsEmail({ email, change }: SettingsEmailProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Email`}</h2>
      <p className="break-all">{email}</p>
      {change === null ? (
        <div className="buttons">
          <LinkButton to="/portal/settings/email" tone="quiet">
            {t`Change Email`}
          </LinkButton>
        </div>
      ) : (
        <WaitingChange email={email} {...change} />
      )}
    </Card>
  )
}

function WaitingChange({
  email,
  newEmail,
  oldConfirmed,
  newConfirmed,
  late,
}: EmailChange & { email: string }) {
  const { t, i18n } = useLingui()
  const busy = useNavigation().formAction
  const hours = VERIFICATION_HOURS
  const addresses = listed(
    [...(oldConfirmed ? [] : [email]), ...(newConfirmed ? [] : [newEmail])],
    i18n.locale,
  )
  return (
    <>
      <Notice
        title={t`A new address is waiting`}
        action={
          <div className="buttons">
            <Form method="post" action="/portal/settings/email/again">
              <Button type="submit" tone="quiet" size="small" busy={busy?.endsWith('/again') ?? false}>
                {t`Send the emails again`}
              </Button>
            </Form>
            <Form method="post" action="/portal/settings/email/cancel">
              <Button type="submit" tone="quiet" size="small" busy={busy?.endsWith('/cancel') ?? false}>
                {t`Cancel`}
              </Button>
            </Form>
          </div>
        }
      >
        <p>
          <Trans>
            Your address becomes <strong>{newEmail}</strong> once both addresses have confirmed it. Still
            waiting for: {addresses}.
          </Trans>
        </p>
        <p>
          {t`${plural(hours, {
            one: 'The links in our emails work for # hour.',
            other: 'The links in our emails work for # hours.',
          })}`}
        </p>
      </Notice>
      {late && <Notice>{t(MAIL_IS_LATE)}</Notice>}
    </>
  )
}
