import type { Route } from './+types/renew-gathering-link.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { RENEW_LINK_QUESTION } from '#app/copy/notes.ts'
import { done } from '#app/domain/outcome.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { renewGatheringLink } from '#app/server/commands/gatherings/renew-gathering-link.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await requireOwnedGathering(args)
  return { id, name }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const renewed = await attempt(services, 'gathering_failed', async () =>
    done(await renewGatheringLink(services, gathering)),
  )
  return toastAt(services, `/portal/gatherings/${gathering.id}`, renewed.ok ? 'link_renewed' : renewed.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function RenewGatheringLink({ loaderData }: Route.ComponentProps) {
  return (
    <GatheringQuestion
      gathering={loaderData}
      ask="Make a new link for"
      lead={RENEW_LINK_QUESTION}
      yes="Make a new link"
    />
  )
}
