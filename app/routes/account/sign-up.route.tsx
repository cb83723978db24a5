import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import type { Route } from './+types/sign-up.route'
import { useAnswer } from '#app/components/page/stay-here.ts'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { signUpForm } from '#app/domain/accounts/account-forms.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { refused } from '#app/domain/outcome.ts'
import { addPathIn } from '#app/domain/addresses/add-page.ts'
import { invitationIn } from '#app/domain/addresses/shared-link.ts'
import { NoSignUp } from '#app/routes/account/no-sign-up.tsx'
import { AuthForm, AuthLink } from '#app/routes/account/auth-form.tsx'
import { CommonPasswordNote } from '#app/components/forms/password-fields.tsx'
import { VerificationSent } from '#app/routes/account/verification/email-sent.tsx'
import { openedWith, useTemporaryProfile } from '#app/routes/account/temporary-profile.tsx'
import { signUp } from '#app/server/commands/accounts/sign-up.ts'
import { maySignUp } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { type Making, proveSignUp, toastAt, wantedPage } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm, statusOf } from '#app/server/request/form.ts'
import { readTemporaryProfile } from '#app/server/request/temporary-profile.ts'
import { languageFor, messageFor, toastFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import { Notice } from '#app/ui/notice.tsx'

export { headers } from '#app/server/request/form.ts'

const INVITATION = 'invitation'
const SAID_PLAINLY: ReadonlySet<ErrorCode> = new Set(['sign_up_closed', 'invitation_needed'])

/** What the mailed link leads on to: the invitation to a gathering that somebody was on the way to, or what they add. */
async function wantedNext(services: Making, request: Request): Promise<string | null> {
  const { path } = await wantedPage(services, request)
  return invitationIn(path) ?? addPathIn(path) ?? null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  if (await viewerOf(context, request)) throw redirect('/portal')
  const services = servicesOf(context)
  if (services.env.PASSWORD_SIGN_IN === 'off') throw redirect('/signin')
  const invitation = new URL(request.url).searchParams.get(INVITATION)
  const door = await attempt(services, 'account_failed', async () => {
    const invitationHash = invitation === null ? null : hashToken(invitation)
    const admitted = await maySignUp(services, {
      invitationHash,
      next: await wantedNext(services, request),
    })
    return admitted.ok || admitted.code !== 'invitation_over'
      ? admitted
      : countMiss(services, clientOf(context), admitted)
  })
  if (door.ok) return data({ refused: null })
  const page = { refused: { code: door.code, message: messageFor(context, door.code) } }
  // Nothing was asked that could be wrong.
  return data(page, SAID_PLAINLY.has(door.code) ? undefined : statusOf(door))
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await formOf(request)
  // What was filled in goes along, without JavaScript too.
  if (services.env.PASSWORD_SIGN_IN === 'off' && openedWith(form)) throw redirect('/signin', 307)
  if (services.env.PASSWORD_SIGN_IN === 'off') return toastAt(services, '/signin', 'password_sign_in_off')
  const invitation = new URL(request.url).searchParams.get(INVITATION)
  const pasted = form.get(INVITATION)
  if (invitation === null && typeof pasted === 'string') {
    const address = `/signup?${new URLSearchParams({ invitation: tokenIn(pasted) }).toString()}`
    // Without JavaScript the temporary profile is in this form alone, which is posted on.
    throw redirect(address, openedWith(form) ? 307 : 302)
  }
  const opened = openedWith(form)
  if (opened) return opened
  if (!form.has('email') || !form.has('password'))
    return refuseForm(context, refused('email_and_password_required'), form)
  const read = readForm(signUpForm, form)
  if (!read.ok) return refuseForm(context, read, form)
  const temporaryProfile = readTemporaryProfile(form.get('temporary_profile'), languageFor(context))
  const sent = await attempt(services, 'account_failed', async () =>
    signUp(services, {
      ...read.value,
      temporaryProfile,
      next: await wantedNext(services, request),
      invitation,
      client: clientOf(context),
      language: languageFor(context),
    }),
  )
  if (!sent.ok) return refuseForm(context, sent, form)
  const { signUpId } = sent.value
  const recipient = temporaryProfile?.profile.recipient_name ?? null
  const init = { headers: { 'Set-Cookie': await proveSignUp(services, signUpId) } }
  const common = await services.isCommonPassword(read.value.password)
  const toast = toastFor(context, 'sign_up_sent')
  const page = { toast, signUpId, email: read.value.email, recipient, late: await services.mail.isLate() }
  return data({ sent: page, common }, init)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

/** The token of an invitation, of its link too. */
function tokenIn(pasted: string): string {
  return /[\w-]{43}(?![\w-])/.exec(pasted)?.[0] ?? pasted.slice(0, 43)
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer = useAnswer(actionData)
  const refusal = answer && 'code' in answer ? answer : undefined
  const temporaryProfile = useTemporaryProfile(answer && 'typed' in answer ? answer.typed : {})
  if (answer && 'common' in answer) {
    const { common, sent } = answer
    return (
      <>
        <VerificationSent {...sent} />
        {common && (
          <div className="page-narrow">
            <CommonPasswordNote />
          </div>
        )}
      </>
    )
  }
  if (loaderData.refused) return <NoSignUp {...loaderData.refused} temporaryProfile={temporaryProfile} />
  return (
    <AuthForm
      mode="signup"
      refused={refusal}
      temporaryProfile={temporaryProfile}
      below={
        <Trans>
          Already have an account? <AuthLink to="/signin">Sign in</AuthLink>
        </Trans>
      }
    >
      <title>{`${t`Sign up`} · Wishfolio`}</title>
      <meta
        name="description"
        content={t`Make an account to keep gift profiles and share them with family and friends.`}
      />
      <Notice>
        {t`Please use a personal email address, and check your spam folder for the verification mail if it does not arrive.`}
      </Notice>
    </AuthForm>
  )
}
