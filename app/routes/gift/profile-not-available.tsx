import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '#app/components/page/error-page.tsx'
import { TryAgain } from '#app/components/page/try-again.tsx'
import { MESSAGES } from '#app/copy/messages.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { LostParcelDrawing } from '#app/ui/drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Instead of a shared page: why, and ways on. It is the same for everybody who may not see the profile. */
export function ProfileNotAvailable({ problem }: { problem: ErrorCode }) {
  const mayPass = problem !== 'profile_not_found'
  return (
    <div className="page">
      <title>Profile Not Available · Wishfolio</title>
      <EmptyState
        heading="h1"
        drawing={<LostParcelDrawing />}
        title="Profile Not Available"
        action={
          <div className="buttons justify-center">
            {mayPass && <TryAgain />}
            <LinkButton to="/" tone={mayPass ? 'paper' : 'ribbon'}>
              Back to Home
            </LinkButton>
            <LinkButton to="/create-gift-profile" tone="paper">
              Create Gift Profile
            </LinkButton>
          </div>
        }
      >
        <p>{MESSAGES[problem]}</p>
        {HINTS[problem] && <p className="mt-2">{HINTS[problem]}</p>}
      </EmptyState>
    </div>
  )
}

const HINTS: Partial<Record<ErrorCode, string>> = {
  profile_not_found:
    'Perhaps a letter of the link got lost, or its owner made a new one. Ask whoever sent it to you.',
  profile_not_complete: 'If it is your own, sign in and set it to Complete in My Profiles.',
  shared_profile_load_failed:
    'That was our fault. The gift ideas are still there; please try again in a moment.',
}

/** For routes about a profile that throw why it is not available as `{ code }`. */
export function ProfileProblem({ error }: { error: unknown }) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: ErrorCode } | null)?.code : undefined
  return code ? <ProfileNotAvailable problem={code} /> : <ErrorPage error={error} />
}
