import type { Route } from './+types/invite.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { done } from '#app/domain/outcome.ts'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { inviteToGathering } from '#app/server/commands/gatherings/invite-to-gathering.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/gatherings/to-gathering-list.ts'

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const invited = await attempt(services, 'gathering_failed', async () =>
    done(await inviteToGathering(services, gathering)),
  )
  return toastAt(
    services,
    `/portal/gatherings/${gathering.id}`,
    invited.ok ? 'invitation_made' : invited.code,
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')
