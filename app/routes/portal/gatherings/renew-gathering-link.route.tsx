import type { Route } from './+types/renew-gathering-link.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { RENEW_LINK_QUESTION } from '#app/copy/notes.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import {
  actionOn,
  namedGathering,
  requireOwnedGathering,
} from '#app/routes/portal/gatherings/own-gathering.ts'
import { renewGatheringLink } from '#app/server/commands/gatherings/gatherings.ts'

export const loader = namedGathering

export const action = actionOn(requireOwnedGathering, renewGatheringLink, 'link_renewed')

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
