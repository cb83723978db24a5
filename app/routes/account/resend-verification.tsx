import { data, redirect } from 'react-router'
import type { Route } from './+types/resend-verification'
import { MESSAGES } from '#app/copy/messages.ts'
import { signUpIdForm, waitedForm } from '#app/domain/account-forms.ts'
import { refused } from '#app/domain/outcome.ts'
import { VerificationSent, WaitForLink } from '#app/routes/account/email-sent.tsx'
import { resendVerification } from '#app/server/commands/resend-verification.ts'
import { proveSignUp, provesSignUp } from '#app/server/browser-proofs.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, readForm, statusOf } from '#app/server/form.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export { headers } from '#app/server/form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const read = readForm(signUpIdForm.extend(waitedForm.shape), await formOf(request))
  const signUpId = read.ok ? read.value.sign_up : ''
  const sent = read.ok
    ? await attempt(services, 'account_failed', () =>
        resendVerification(services, { signUpId, client: clientOf(context), waited: read.value.waited }),
      )
    : refused('link_invalid')
  if (sent.ok && sent.value.wait) {
    const { email, wait } = sent.value
    return data({ email, wait, signUpId, problem: null })
  }
  if (sent.ok) {
    // Who only opened an old link has shown no password.
    const proved = await provesSignUp(services, request, signUpId)
    return data(
      { sentTo: sent.value.email, late: await services.mail.isLate(), problem: null },
      proved ? { headers: { 'Set-Cookie': await proveSignUp(services, sent.value.signUpId) } } : {},
    )
  }
  if (sent.code !== 'link_invalid') return data({ problem: MESSAGES[sent.code] }, statusOf(sent))
  throw redirect('/signup', { headers: { 'Set-Cookie': await flash(services, sent.code) } })
}

export default function ResendVerification({ actionData }: Route.ComponentProps) {
  if (actionData && 'wait' in actionData) return <WaitForLink {...actionData} />
  if (actionData?.problem === null) {
    return <VerificationSent to={actionData.sentTo} late={actionData.late} />
  }
  return (
    <div className="page-narrow">
      <title>Verification link · Wishfolio</title>
      <EmptyState
        heading="h1"
        title={actionData?.problem ?? 'A link is sent again from where it was missed'}
        action={<LinkButton to="/signin">Sign in</LinkButton>}
      >
        Sign in with the address you signed up with, or open the old link.
      </EmptyState>
    </div>
  )
}
