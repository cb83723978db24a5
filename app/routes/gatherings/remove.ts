import { redirect } from 'react-router'
import type { Route } from './+types/remove'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { requireOwnedGathering } from '#app/routes/gatherings/own-gathering.ts'
import { removeCoOrganiser } from '#app/server/commands/remove-co-organiser.ts'
import { removeFromGathering } from '#app/server/commands/remove-from-gathering.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/gatherings/to-gathering-list.ts'

/** Posted with `person=id` or `profile=id`: whom or what the organiser takes away. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const [person, profile] = [form.get('person'), form.get('profile')]
  const removed = await attempt(services, 'gathering_failed', async (): Promise<Outcome<ToastCode>> => {
    if (typeof person === 'string') await removeCoOrganiser(services, gathering, person)
    if (typeof profile === 'string') await removeFromGathering(services, gathering, profile)
    return done(typeof person === 'string' ? 'co_organiser_removed' : 'gathering_saved')
  })
  return redirect(`/portal/gatherings/${gathering.id}`, {
    headers: { 'Set-Cookie': await flash(services, removed.ok ? removed.value : removed.code) },
  })
}

export function clientAction(args: Route.ClientActionArgs) {
  return orToast(args, 'gathering_failed')
}
