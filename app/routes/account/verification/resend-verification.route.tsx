import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Route } from './+types/resend-verification.route'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { MessagePage } from '#app/components/page/message-page.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { emailForm, signUpIdForm } from '#app/domain/accounts/account-forms.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { VerificationSent } from '#app/routes/account/verification/email-sent.tsx'
import { resendVerification } from '#app/server/commands/accounts/resend-verification.ts'
import { proveSignUp, provesSignUp, toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm, statusOf } from '#app/server/request/form.ts'
import { unusedSignUp } from '#app/server/queries/pending-sign-ups.ts'
import { languageFor, messageFor, toastFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'

export { headers } from '#app/server/request/form.ts'

/** What the page it leads to explains. */
const BACK_TO_SIGN_UP: ReadonlySet<ErrorCode> = new Set([
  'link_invalid',
  'sign_up_closed',
  'invitation_needed',
  'invitation_over',
])

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  const read = readForm(signUpIdForm, form)
  if (!read.ok) return linkInvalid()
  const { sign_up: signUpId } = read.value
  const page = { late: await services.mail.isLate(), toast: toastFor(context, 'sign_up_sent') }
  // Who only opened an old link has shown no password, and cannot lead the sign-up elsewhere.
  const proved = await provesSignUp(services, request, signUpId)
  const address = form.has('email') ? readForm(emailForm, form) : undefined
  if (address && !proved) return linkInvalid()
  if (address && !address.ok) {
    const { data: refused } = refuseForm(context, address, form)
    const email = refused.typed.email ?? ''
    const signUp = await unusedSignUp(services.db, signUpId)
    const recipient = signUp?.temporaryProfile?.profile.recipient_name ?? null
    return data({ sent: { signUpId, email, recipient, refused }, ...page, problem: null }, statusOf(address))
  }
  const sent = await attempt(services, 'account_failed', () =>
    resendVerification(services, {
      signUpId,
      client: clientOf(context),
      language: languageFor(context),
      corrected: address?.value.email,
    }),
  )
  if (sent.ok) {
    return data(
      { sent: sent.value, ...page, problem: null },
      proved ? { headers: { 'Set-Cookie': await proveSignUp(services, sent.value.signUpId) } } : {},
    )
  }
  if (BACK_TO_SIGN_UP.has(sent.code)) throw await toastAt(services, '/signup', sent.code)
  const problem = messageFor(context, sent.code)
  if (!('email' in sent)) return data({ sent: null, ...page, problem }, statusOf(sent))
  const { email, recipient, retryAfter: wait } = sent
  return data({ sent: { signUpId, email, recipient, wait }, ...page, problem }, statusOf(sent))

  async function linkInvalid(): Promise<never> {
    throw await toastAt(services, '/signup', 'link_invalid')
  }
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

export default function ResendVerification({ actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  if (answer?.sent) {
    const { sent, ...page } = answer
    return <VerificationSent {...sent} {...page} />
  }
  return (
    <MessagePage
      tab={t`Verification link`}
      title={answer?.problem ?? t`This page has nothing to send`}
      action={<LinkButton to="/signin">{t`Sign in`}</LinkButton>}
    >
      {t`Sign in with the address you signed up with, or open the old link.`}
    </MessagePage>
  )
}
