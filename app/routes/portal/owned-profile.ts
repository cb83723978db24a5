import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Outcome } from '#app/domain/outcome.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, statusOf } from '#app/server/form.ts'
import { type OwnedProfile, ownedProfile, requireOwner, servicesOf } from '#app/server/viewer.ts'

interface PortalArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { id: string }
}

type Forbidden = 'profile_edit_forbidden' | 'profile_view_forbidden'

/** The profile a portal screen is about. Refused: missing, somebody else's, or 'profile_load_failed'. */
export async function findOwnedProfile(
  { context, request, params }: PortalArgs,
  forbidden: Forbidden,
): Promise<Outcome<OwnedProfile>> {
  const services = servicesOf(context)
  const owner = await requireOwner(context, request)
  return attempt(services, 'profile_load_failed', () =>
    ownedProfile(services.db, owner, params.id, forbidden),
  )
}

/** The same for screens that lead back to the list with the reason as a toast; a write is refused with its status. */
export async function requireOwnedProfile(
  args: PortalArgs,
  forbidden: Forbidden = 'profile_edit_forbidden',
): Promise<OwnedProfile> {
  const found = await findOwnedProfile(args, forbidden)
  if (found.ok) return found.value
  if (args.request.method !== 'GET') throw data({ code: found.code }, statusOf(found))
  const headers = { 'Set-Cookie': await flash(servicesOf(args.context), found.code) }
  throw redirect('/portal/profile', { headers })
}
