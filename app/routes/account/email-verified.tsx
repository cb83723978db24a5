import { data, redirect } from 'react-router'
import type { Route } from './+types/email-verified'
import { MESSAGES } from '#app/copy/messages.ts'
import { callbackError } from '#app/domain/callback-error.ts'
import { type Refused, refused } from '#app/domain/outcome.ts'
import { ownPath } from '#app/domain/own-path.ts'
import { SendLinkAgain } from '#app/routes/account/send-link-again.tsx'
import { verifyEmail } from '#app/server/commands/verify-email.ts'
import { flash, keepReset } from '#app/server/cookies.ts'
import { attempt, statusOf } from '#app/server/form.ts'
import { signUpIdByToken } from '#app/server/queries/accounts.ts'
import { hashToken } from '#app/server/tokens.ts'
import { clientOf, servicesOf } from '#app/server/viewer.ts'
import { BowDrawing, LetterDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export { headers } from '#app/server/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const query = new URL(request.url).searchParams
  const error = callbackError(query)
  if (error) return problemPage(refused(error))
  const token = query.get('token')
  // A mail program's HEAD request must not use the link up.
  if (token !== null && request.method === 'GET') {
    const verified = await attempt(services, 'account_failed', () =>
      verifyEmail(services, { token, client: clientOf(context) }),
    )
    if (!verified.ok) {
      const expired = verified.code === 'link_expired'
      return problemPage(verified, expired ? await signUpIdByToken(services.db, hashToken(token)) : undefined)
    }
    // The link is used up: without its secret in the address the page can be reloaded.
    const lost = !verified.value.profileKept && (await flash(services, 'temporary_profile_failed'))
    throw redirect(
      ownPath(query.get('next')) ?? '/auth/callback',
      lost ? { headers: { 'Set-Cookie': lost } } : {},
    )
  }
  const next = ownPath(query.get('next'))
  const reset = query.get('reset')
  // Only stored here, because mail scanners open links too; setting the new password uses it up.
  if (next && reset) throw redirect(next, { headers: { 'Set-Cookie': await keepReset(services, reset) } })
  if (next) throw redirect(next)
  return { problem: null, again: null }
}

function problemPage(refusal: Refused, again?: string) {
  return data({ problem: MESSAGES[refusal.code], again: again ?? null }, statusOf(refusal))
}

export default function EmailVerified({ loaderData: { problem, again } }: Route.ComponentProps) {
  return (
    <div className="page-narrow">
      {problem === null ? <Verified /> : <LinkProblem problem={problem} again={again} />}
    </div>
  )
}

function Verified() {
  return (
    <EmptyState
      heading="h1"
      drawing={<BowDrawing />}
      title="Email Verified Successfully!"
      action={
        <div className="buttons justify-center">
          <LinkButton to="/create-gift-profile">Create Gift Profile</LinkButton>
          <LinkButton to="/portal" tone="paper">
            Go to Dashboard
          </LinkButton>
        </div>
      }
    >
      <title>Email verified · Wishfolio</title>
      Your account is ready. Sign in once, and it is all yours.
    </EmptyState>
  )
}

function LinkProblem({ problem, again }: { problem: string; again: string | null }) {
  return (
    <EmptyState
      heading="h1"
      drawing={<LetterDrawing />}
      title={problem}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/signin">Sign in</LinkButton>
          {again === null ? (
            <LinkButton to="/signup" tone="paper">
              Get a new link
            </LinkButton>
          ) : (
            <SendLinkAgain signUpId={again} />
          )}
        </div>
      }
    >
      <title>Link not valid · Wishfolio</title>
      If you opened it before, your email is verified and you can sign in. Otherwise ask for a new one.
    </EmptyState>
  )
}
