import { data, redirect } from 'react-router'
import type { Route } from './+types/email-verified.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { callbackError } from '#app/domain/accounts/callback-error.ts'
import { type Refused, refused } from '#app/domain/outcome.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import { leadOn } from '#app/routes/account/lead-on.ts'
import {
  ConfirmAddress,
  LinkProblem,
  type Question,
  Verified,
  type TemporaryProfileShown,
} from '#app/routes/account/verification/verification-screens.tsx'
import { verifyEmail, readVerificationLink } from '#app/server/commands/accounts/verify-email.ts'
import { flash, provesSignUp, rememberPath, settingCookies } from '#app/server/request/cookies.ts'
import { openSession } from '#app/server/commands/accounts/sessions.ts'
import { attempt, formOf, statusOf } from '#app/server/request/form.ts'
import { signUpByToken } from '#app/server/queries/accounts/pending-sign-ups.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { newestTemporaryProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import { languageFor, messageFor } from '#app/server/request/said.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const query = new URL(request.url).searchParams
  const error = callbackError(query)
  if (error) return problemPage(context, refused(error))
  const token = query.get('token')
  const next = ownPath(query.get('next'))
  if (token !== null) {
    const link = await attempt(services, 'account_failed', () =>
      readVerificationLink(services, { token, client: clientOf(context) }),
    )
    if (!link.ok) {
      const signUp = await signUpByToken(services.db, hashToken(token))
      // Opened twice, as by a double tap, of which a browser shows the second answer alone.
      if (signUp?.usedAt && (await provesSignUp(services, request, signUp.id)))
        throw redirect(signUp.next ?? '/auth/callback')
      return problemPage(context, link, await expiredSignUp(services, link, token))
    }
    const { signUpId, email, hasProfile } = link.value
    // Mail scanners open links too: only the browser that signed up verifies by opening its link.
    if (request.method === 'GET' && (await provesSignUp(services, request, signUpId)))
      return verified({ context, request }, token)
    return page({ question: { token, email, hasProfile } })
  }
  const reset = query.get('reset')
  if (next && reset) throw redirect(`${next}?${new URLSearchParams({ reset }).toString()}`)
  if (next) throw redirect(next)
  const viewer = await viewerOf(context, request)
  const temporaryProfile = viewer && (await newestTemporaryProfile(services.db, viewer.id))
  return page({ signedIn: viewer !== null, temporaryProfile })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await formOf(request)
  const token = form.get('token')
  return verified({ context, request }, typeof token === 'string' ? token : '')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>()

/** Uses the link up, and signs in the browser that signed up; leads away from the secret in the address. */
async function verified({ context, request }: Pick<Route.ActionArgs, 'context' | 'request'>, token: string) {
  const services = servicesOf(context)
  const used = await attempt(services, 'account_failed', () =>
    verifyEmail(services, { token, client: clientOf(context), language: languageFor(context) }),
  )
  if (!used.ok) return problemPage(context, used, await expiredSignUp(services, used, token))
  const { accountId, signUpId, email, next } = used.value
  if (await provesSignUp(services, request, signUpId)) {
    const opened = await openSession(services, { account: accountId, by: 'link of a sign-up' }, request)
    return leadOn(services, request, {
      email,
      opened,
      language: languageFor(context),
      instead: { path: next ?? '/auth/callback' },
    })
  }
  if (next === null) return redirect('/auth/callback')
  // On another device it would ask for another account.
  const cookies = [await rememberPath(services, next), await flash(services, 'email_verified')]
  return redirect('/signin', { headers: settingCookies(cookies) })
}

async function expiredSignUp({ db }: Services, { code }: Refused, token: string) {
  return code === 'link_expired' ? (await signUpByToken(db, hashToken(token)))?.id : undefined
}

interface Shown {
  problem: string | null
  again: string | null
  question: Question | null
  signedIn: boolean
  temporaryProfile: TemporaryProfileShown | null
}

function page(shown: Partial<Shown>): Shown {
  return { problem: null, again: null, question: null, signedIn: false, temporaryProfile: null, ...shown }
}

function problemPage(context: Route.LoaderArgs['context'], refusal: Refused, again: string | null = null) {
  return data(page({ problem: messageFor(context, refusal.code), again }), statusOf(refusal))
}

export default function EmailVerified({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, again, question, signedIn, temporaryProfile } = actionData ?? loaderData
  return (
    <>
      {problem !== null && <LinkProblem problem={problem} again={again} />}
      {question && <ConfirmAddress {...question} />}
      {problem === null && !question && <Verified signedIn={signedIn} temporaryProfile={temporaryProfile} />}
    </>
  )
}
