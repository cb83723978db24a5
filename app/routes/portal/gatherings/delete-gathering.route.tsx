import type { Route } from './+types/delete-gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import {
  actionOn,
  namedGathering,
  requireOwnedGathering,
} from '#app/routes/portal/gatherings/own-gathering.ts'
import { deleteGathering } from '#app/server/commands/gatherings/gatherings.ts'

export const loader = namedGathering

export const action = actionOn(requireOwnedGathering, deleteGathering, 'gathering_deleted', { gone: true })

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function DeleteGathering({ loaderData }: Route.ComponentProps) {
  return (
    <GatheringQuestion
      gathering={loaderData}
      ask="Delete"
      lead="Its link stops working right away. The profiles stay, with their own links."
      yes="Delete"
    />
  )
}
