import { replace } from 'react-router'
import type { Route } from './+types/share-duplicate.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { requireListedProfile } from '#app/routes/portal/owned-profile.ts'
import { duplicateProfile } from '#app/server/commands/profiles/duplicate-profile.ts'
import { flash, toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireListedProfile(args)
  const copy = await attempt(services, 'profile_duplicate_failed', () => duplicateProfile(services, profile))
  if (!copy.ok) {
    return replace(`/portal/suggestions/${profile.id}`, {
      headers: { 'Set-Cookie': await flash(services, copy.code) },
    })
  }
  const { id, undo } = copy.value
  return toastAt(
    services,
    `/portal/edit/${id}?copied${undo ? `&left_out=${undo}` : ''}`,
    'profile_duplicated',
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('profile_duplicate_failed')
