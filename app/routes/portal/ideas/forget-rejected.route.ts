import type { Route } from './+types/forget-rejected.route'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { forgetRejected } from '#app/server/commands/ideas/forget-rejected.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const forgotten = await attempt(services, 'profile_update_failed', () => forgetRejected(services, profile))
  return toastAt(
    services,
    `/portal/suggestions/${profile.id}`,
    forgotten.ok ? 'rejected_forgotten' : forgotten.code,
  )
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('profile_update_failed')
