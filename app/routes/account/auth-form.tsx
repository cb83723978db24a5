import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { Form } from '#app/components/forms/form.tsx'
import { NewPasswordInput } from '#app/components/forms/password-fields.tsx'
import { fieldError, RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { usePasskeysHere } from '#app/components/session/passkeys.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { isSignUpPassword } from '#app/domain/accounts/account.ts'
import { TemporaryProfileField } from '#app/routes/account/temporary-profile.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailInput, Field } from '#app/ui/fields/field.tsx'
import { GiftTag } from '#app/ui/gift-tag.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'

const MODES = {
  signin: { title: msg`Sign in`, button: msg`Sign In`, autoComplete: 'current-password' },
  signup: { title: msg`Sign up`, button: msg`Sign Up`, autoComplete: 'new-password' },
  'reset-password': {
    title: msg`Reset your password`,
    button: msg`Send Reset Instructions`,
    autoComplete: null,
  },
} as const

interface AuthFormProps {
  mode: keyof typeof MODES
  refused: RefusedForm | undefined
  /** Known from the step before. */
  email?: string | undefined
  temporaryProfile?: string | undefined
  above?: ReactNode
  children?: ReactNode
  /** False where only an address is asked for; then `otherWays` is what Enter presses. */
  withPassword?: boolean
  /** Forms of their own. */
  passkey?: ReactNode
  /** After its button, which Enter presses. */
  otherWays?: ReactNode
  below: ReactNode
}

export function AuthForm(props: AuthFormProps) {
  const { t } = useLingui()
  const { mode, refused, email, temporaryProfile, above, children, otherWays, passkey, below } = props
  const { withPassword = true } = props
  const { title, button, autoComplete } = MODES[mode]
  const busy = useNavigation().formAction?.split('?')[0] === `/${mode}`
  const password = usePasswordError(mode, refused)
  const webauthn = usePasskeysHere() && mode === 'signin'

  return (
    <div className="page-narrow stack">
      <GiftTag hang="top" as="section">
        <h1>{t(title)}</h1>
        {above}
        <Form method="post" noValidate onSubmit={password.check} className="mt-6 stack">
          <RefusedFormNotice refused={refused} />
          <TemporaryProfileField profile={temporaryProfile} />
          <Field label={t`Email`} required error={fieldError(refused, 'email')}>
            <EmailInput
              name="email"
              autoComplete={webauthn ? 'username webauthn' : 'username'}
              defaultValue={refused?.typed.email ?? email}
            />
          </Field>
          {autoComplete && withPassword && (
            <Field label={t`Password`} required error={password.error}>
              {mode === 'signup' ? (
                <NewPasswordInput name="password" onChange={password.clear} />
              ) : (
                <PasswordInput name="password" autoComplete={autoComplete} onChange={password.clear} />
              )}
            </Field>
          )}
          {children}
          {withPassword && (
            <Button type="submit" size="large" busy={busy}>
              {t(button)}
            </Button>
          )}
          {otherWays}
        </Form>
        {passkey}
      </GiftTag>
      {below && <p className="mt-6 text-center">{below}</p>}
    </div>
  )
}

/** Checks sign-up's password rule before anything is sent; the error disappears when the password changes. */
function usePasswordError(mode: AuthFormProps['mode'], refused: RefusedForm | undefined) {
  const [own, setOwn] = useState<{ for: RefusedForm | undefined; error: string | undefined }>()
  const error = own && own.for === refused ? own.error : fieldError(refused, 'password')
  return {
    error,
    clear: () => error && setOwn({ for: refused, error: undefined }),
    check(event: FormEvent<HTMLFormElement>) {
      const password = new FormData(event.currentTarget).get('password')
      if (mode !== 'signup' || typeof password !== 'string' || isSignUpPassword(password)) return
      event.preventDefault()
      event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus()
      setOwn({ for: refused, error: sayHere(BROWSER_MESSAGES.password_too_short_for_sign_up) })
    },
  }
}

export function AuthLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  )
}
