import { data, replace } from 'react-router'
import { listAddress } from '#app/routes/portal/list-address.ts'
import { findOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { flash } from '#app/server/cookies.ts'
import { statusOf } from '#app/server/form.ts'
import { pageDataContext } from '#app/server/request-context.ts'
import { type OwnedProfile, servicesOf } from '#app/server/viewer.ts'

/** The profile that something on the list is done to; a missing or foreign one leads back there with a toast. */
export async function profileOfDeed(args: Parameters<typeof findOwnedProfile>[0]): Promise<OwnedProfile> {
  const found = await findOwnedProfile(args, 'profile_edit_forbidden')
  if (found.ok) return found.value
  // Who posted without JavaScript sees why on a page of its own, with the status it has.
  const isPage = args.request.method !== 'GET' && !args.context.get(pageDataContext)
  if (isPage) throw data({ code: found.code }, statusOf(found))
  const headers = { 'Set-Cookie': await flash(servicesOf(args.context), found.code) }
  throw replace(listAddress(args.request.url), { headers })
}
