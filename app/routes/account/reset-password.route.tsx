import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/reset-password.route'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { EmailSent } from '#app/routes/account/verification/email-sent.tsx'
import { requestPasswordReset } from '#app/server/commands/accounts/reset-password.ts'
import { isTrustedBrowser, proveReset, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { languageFor, toastFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'

export { headers } from '#app/server/request/form.ts'

export function loader({ context }: Route.LoaderArgs) {
  if (servicesOf(context).env.PASSWORD_SIGN_IN === 'off') throw redirect('/signin')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  if (services.env.PASSWORD_SIGN_IN === 'off') return toastAt(services, '/signin', 'password_sign_in_off')
  const form = await formOf(request)
  const read = readForm(emailForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const { email } = read.value
  const sent = await attempt(services, 'account_failed', async () =>
    requestPasswordReset(services, {
      email,
      client: clientOf(context),
      language: languageFor(context),
      known: await isTrustedBrowser(services, request, email),
    }),
  )
  if (!sent.ok) return refuseForm(context, sent, form)
  const headers = { 'Set-Cookie': await proveReset(services, email) }
  return data({ late: await services.mail.isLate(), toast: toastFor(context, 'reset_sent') }, { headers })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

function RememberedIt() {
  return (
    <Trans>
      Remember your password? <AuthLink to="/signin">Sign in</AuthLink>
    </Trans>
  )
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  if (answer && 'late' in answer) {
    return (
      <EmailSent
        toast={answer.toast}
        title={t`Check your inbox`}
        late={answer.late}
        action={<RememberedIt />}
      >
        {t`Check your email for the password reset link. Click the link to set a new password.`}
      </EmailSent>
    )
  }
  return (
    <AuthForm mode="reset-password" refused={answer} below={<RememberedIt />}>
      <title>{`${t`Reset your password`} · Wishfolio`}</title>
    </AuthForm>
  )
}
