import { redirect } from 'react-router'
import type { Route } from './+types/remove'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { done } from '#app/domain/outcome.ts'
import { requireOwnedGathering } from '#app/routes/gatherings/own-gathering.ts'
import { leaveGathering } from '#app/server/commands/leave-gathering.ts'
import { removeFromGathering } from '#app/server/commands/remove-from-gathering.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'

export { default, loader } from '#app/routes/gatherings/to-gathering-list.ts'

/** Posted with `person=id` or `profile=id`: whom or what the organiser takes away. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const [person, profile] = [form.get('person'), form.get('profile')]
  const removed = await attempt(services, 'gathering_failed', async () => {
    if (typeof person === 'string') await leaveGathering(services, gathering.id, person)
    if (typeof profile === 'string') await removeFromGathering(services, gathering, profile)
    return done(null)
  })
  return redirect(`/portal/gatherings/${gathering.id}`, {
    headers: { 'Set-Cookie': await flash(services, removed.ok ? 'gathering_saved' : removed.code) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'gathering_failed')
}
