import type { Route } from './+types/end-other-sessions.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { endOtherSessions } from '#app/server/commands/accounts/sessions.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** With `session` that one, without it all others. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const posted = (await formOf(request)).get('session')
  const session = typeof posted === 'string' ? posted.replaceAll('\0', '') : undefined
  const ended = await attempt(services, 'sessions_end_failed', () =>
    endOtherSessions(services, owner, session),
  )
  const toast = session === undefined ? 'sessions_ended' : 'session_ended'
  return toastAt(services, '/portal/settings', ended.ok ? toast : ended.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('sessions_end_failed')
