import { redirect, replace } from 'react-router'
import type { Route } from './+types/share-duplicate.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { requireListedProfile } from '#app/routes/portal/owned-profile.ts'
import { duplicateProfile } from '#app/server/commands/profiles/duplicate-profile.ts'
import { flash } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireListedProfile(args)
  const copy = await attempt(services, 'profile_duplicate_failed', () => duplicateProfile(services, profile))
  const headers = { 'Set-Cookie': await flash(services, copy.ok ? 'profile_duplicated' : copy.code) }
  if (!copy.ok) return replace(`/portal/share/${profile.id}`, { headers })
  return redirect(`/portal/edit/${copy.value.id}`, { headers })
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('profile_duplicate_failed')
