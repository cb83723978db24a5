import type { Route } from './+types/remove.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { removeCoOrganiser, removeFromGathering } from '#app/server/commands/gatherings/members.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { idBehind } from '#app/server/request/opaque-id.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/gatherings/to-gathering-list.ts'

/** Posted with the opaque id of what the organiser takes away, as `person` or `profile`. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const person = idBehind(services, form.get('person'), gathering.member_ids)
  const profile = idBehind(
    services,
    form.get('profile'),
    gathering.profiles.map(({ id }) => id),
  )
  const removed = await attempt(services, 'gathering_failed', async (): Promise<Outcome<ToastCode>> => {
    if (person !== undefined) await removeCoOrganiser(services, gathering, person)
    if (profile !== undefined) await removeFromGathering(services, gathering, profile)
    return done(form.has('person') ? 'co_organiser_removed' : 'gathering_saved')
  })
  return toastAt(services, `/portal/gatherings/${gathering.id}`, removed.ok ? removed.value : removed.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')
