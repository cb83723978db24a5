import type { Route } from './+types/leave-gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { requireJoinedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { leaveGathering } from '#app/server/commands/gatherings/leave-gathering.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await requireJoinedGathering(args)
  return { id, name }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireJoinedGathering(args)
  const left = await attempt(services, 'gathering_failed', () =>
    leaveGathering(services, gathering.id, ownerOf(args.context).id),
  )
  return toastAt(
    services,
    left.ok ? '/portal/gatherings' : `/portal/gatherings/${gathering.id}`,
    left.ok ? 'gathering_left' : left.code,
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function LeaveGathering({ loaderData }: Route.ComponentProps) {
  return (
    <GatheringQuestion
      gathering={loaderData}
      ask="Leave"
      lead="Your profiles leave it with you, and stay as they are with their own links."
      yes="Leave"
    />
  )
}
