import { redirect, type RouterContextProvider } from 'react-router'
import { flash } from '#app/server/cookies.ts'
import { type OwnedProfile, ownedProfile, requireOwner, servicesOf } from '#app/server/viewer.ts'

interface PortalArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { id: string }
}

/** The profile a portal screen is about; a missing or foreign one leads to the list with the reason as a toast. */
export async function requireOwnedProfile(
  { context, request, params }: PortalArgs,
  forbidden: 'profile_edit_forbidden' | 'profile_view_forbidden' = 'profile_edit_forbidden',
): Promise<OwnedProfile> {
  const services = servicesOf(context)
  const owner = await requireOwner(context, request)
  const found = await ownedProfile(services.db, owner, params.id, forbidden)
  if (found.ok) return found.value
  throw redirect('/portal/profile', { headers: { 'Set-Cookie': await flash(services, found.code) } })
}
