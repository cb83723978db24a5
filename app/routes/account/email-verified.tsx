import { data, redirect } from 'react-router'
import type { Route } from './+types/email-verified'
import { MESSAGES } from '#app/copy/messages.ts'
import { ERRORS } from '#app/domain/errors.ts'
import { ownPath } from '#app/domain/own-path.ts'
import { verifyEmail } from '#app/server/commands/verify-email.ts'
import { keepReset } from '#app/server/cookies.ts'
import { servicesOf } from '#app/server/viewer.ts'
import { BowDrawing, LetterDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const query = new URL(request.url).searchParams
  const token = query.get('token')
  // A mail program that only asks whether the address answers must not use the link up.
  if (token !== null && request.method === 'GET') {
    const verified = await verifyEmail(services, token)
    if (!verified.ok) return data({ problem: MESSAGES[verified.code] }, { status: ERRORS[verified.code] })
  }
  const next = ownPath(query.get('next'))
  const reset = query.get('reset')
  // Only kept here; the new password uses it up. Mail scanners open links too.
  if (next && reset) throw redirect(next, { headers: { 'Set-Cookie': await keepReset(services, reset) } })
  if (next) throw redirect(next)
  return data({ problem: null })
}

export default function EmailVerified({ loaderData: { problem } }: Route.ComponentProps) {
  return (
    <div className="page-narrow">{problem === null ? <Verified /> : <LinkProblem problem={problem} />}</div>
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

function LinkProblem({ problem }: { problem: string }) {
  return (
    <EmptyState
      heading="h1"
      drawing={<LetterDrawing />}
      title={problem}
      action={
        <div className="buttons justify-center">
          <LinkButton to="/signin">Sign in</LinkButton>
          <LinkButton to="/signup" tone="paper">
            Get a new link
          </LinkButton>
        </div>
      }
    >
      <title>Link not valid · Wishfolio</title>
      If you opened it before, your email is verified and you can sign in. Otherwise sign up again for a new
      one.
    </EmptyState>
  )
}
