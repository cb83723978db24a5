import { redirect } from 'react-router'
import type { Route } from './+types/resend-verification'
import { signUpIdForm } from '#app/domain/account-forms.ts'
import { VerificationSent } from '#app/routes/account/letter-sent.tsx'
import { resendVerification } from '#app/server/commands/resend-verification.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, readForm } from '#app/server/form.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const read = readForm(signUpIdForm, await formOf(request))
  const sent = read.ok
    ? await attempt(services, 'account_failed', () =>
        resendVerification(services, { signUpId: read.value.sign_up, client: clientOf(context) }),
      )
    : read
  if (!sent.ok) {
    throw redirect('/signup', { headers: { 'Set-Cookie': await flash(services, sent.code) } })
  }
  return { sentTo: sent.value, late: services.mail.isFailing() }
}

export default function ResendVerification({ actionData }: Route.ComponentProps) {
  if (actionData) return <VerificationSent to={actionData.sentTo} late={actionData.late} />
  return (
    <div className="page-narrow">
      <title>Verification link · Wishfolio</title>
      <EmptyState
        heading="h1"
        title="A link is sent again from where it was missed"
        action={<LinkButton to="/signin">Sign in</LinkButton>}
      >
        Sign in with the address you signed up with, or open the old link.
      </EmptyState>
    </div>
  )
}
