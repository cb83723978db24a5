import type { Route } from './+types/open-lists.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { actionOn, requireJoinedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { openLists } from '#app/server/commands/gatherings/open-lists.ts'

export { clientLoader, default, loader } from '#app/routes/portal/gatherings/to-gathering-list.ts'

export const action = actionOn(requireJoinedGathering, openLists, 'status_updated')

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')
