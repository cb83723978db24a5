import type { Route } from './+types/invite.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { actionOn, requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { inviteToGathering } from '#app/server/commands/gatherings/members.ts'

export { clientLoader, default, loader } from '#app/routes/portal/gatherings/to-gathering-list.ts'

export const action = actionOn(requireOwnedGathering, inviteToGathering, 'invitation_made')

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')
