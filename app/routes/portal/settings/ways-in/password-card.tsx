import { useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import {
  CommonPasswordStored,
  NewPasswordFields,
  PasswordOwnerField,
} from '#app/components/forms/password-fields.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'

interface PasswordCardProps {
  email: string
  /** Whether the account has a password. */
  has: boolean
  refused: RefusedForm | undefined
}

export function PasswordCard({ email, has, refused }: PasswordCardProps) {
  const { t } = useLingui()
  return (
    <Card as="section" className="form">
      <h2>{t`Password`}</h2>
      {has ? (
        <ChangePassword {...{ email, refused }} />
      ) : (
        <>
          <p>{t`Your account has none. We email you a link to choose one.`}</p>
          <div className="buttons">
            <LinkButton to="/reset-password" tone="quiet">
              {t`Choose a password`}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  )
}

function ChangePassword({ email, refused }: Omit<PasswordCardProps, 'has'>) {
  const { t } = useLingui()
  const busy = useNavigation().formAction === '/portal/settings'
  return (
    <>
      <CommonPasswordStored />
      <details className="folded-form" open={refused !== undefined || undefined}>
        <summary className="button" data-tone="quiet" data-size="medium">
          {t`Change password`}
        </summary>
        <Form method="post" noValidate className="stack">
          <RefusedFormNotice refused={refused} />
          <PasswordOwnerField email={email} />
          <Field label={t`Current password`} required error={fieldError(refused, 'current_password')}>
            <PasswordInput name="current_password" autoComplete="current-password" />
          </Field>
          <NewPasswordFields refused={refused} />
          <div className="buttons">
            <Button type="submit" busy={busy}>
              {t`Change Password`}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}
