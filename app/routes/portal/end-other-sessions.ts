import { redirect } from 'react-router'
import type { Route } from './+types/end-other-sessions'
import { flash } from '#app/server/cookies.ts'
import { endSessions } from '#app/server/queries/accounts.ts'
import { requireOwner, servicesOf } from '#app/server/viewer.ts'

export { loader } from '#app/routes/portal/to-profile-list.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = await requireOwner(context, request)
  await endSessions(services.db, owner.id, owner.sessionId)
  return redirect('/portal/settings', { headers: { 'Set-Cookie': await flash(services, 'sessions_ended') } })
}
