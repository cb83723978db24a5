import type { Route } from './+types/reset-password'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { emailForm } from '#app/domain/account-forms.ts'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { EmailSent } from '#app/routes/account/email-sent.tsx'
import { requestPasswordReset } from '#app/server/commands/request-password-reset.ts'
import { isTrustedBrowser } from '#app/server/browser-proofs.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/form.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'

export { headers } from '#app/server/form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(emailForm, form)
  if (!read.ok) return refuseForm(read, form)
  const { email } = read.value
  const sent = await attempt(services, 'account_failed', async () =>
    requestPasswordReset(services, {
      email,
      client: clientOf(context),
      known: await isTrustedBrowser(services, request, email),
    }),
  )
  if (!sent.ok) return refuseForm(sent, form)
  return { late: await services.mail.isLate() }
}

export function clientAction(args: Route.ClientActionArgs) {
  return orToast(args)
}

const rememberedIt = (
  <>
    Remember your password? <AuthLink to="/signin">Sign in</AuthLink>
  </>
)

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  if (actionData && 'late' in actionData) {
    return (
      <EmailSent toast="reset_sent" title="Check your inbox" late={actionData.late} action={rememberedIt}>
        Check your email for the password reset link. Click the link to set a new password.
      </EmailSent>
    )
  }
  return (
    <AuthForm mode="reset-password" refused={actionData} below={rememberedIt}>
      <title>Reset your password · Wishfolio</title>
    </AuthForm>
  )
}
