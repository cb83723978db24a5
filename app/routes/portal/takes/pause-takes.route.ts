import type { Route } from './+types/pause-takes.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { pauseTakes } from '#app/server/commands/profiles/pause-takes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `paused=on` to pause taking, and without it to end the pause. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const paused = (await formOf(args.request)).get('paused') === 'on'
  const changed = await attempt(services, 'takes_pause_failed', async () =>
    done(await pauseTakes(services, profile, paused)),
  )
  const toast = !changed.ok ? changed.code : paused ? 'takes_paused_now' : 'takes_resumed'
  return toastAt(services, `/portal/suggestions/${profile.id}`, toast)
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('takes_pause_failed')
