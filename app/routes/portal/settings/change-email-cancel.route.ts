import type { Route } from './+types/change-email-cancel.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { cancelEmailChange } from '#app/server/commands/accounts/email-changes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action({ context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const ended = await attempt(services, 'email_change_failed', () => cancelEmailChange(services, owner))
  return toastAt(services, '/portal/settings', ended.ok ? 'email_change_cancelled' : ended.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('email_change_failed')
