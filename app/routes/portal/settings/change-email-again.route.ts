import type { Route } from './+types/change-email-again.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { resendEmailChange } from '#app/server/commands/accounts/email-changes.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action({ context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const sent = await attempt(services, 'email_change_failed', () =>
    resendEmailChange(services, owner, { client: clientOf(context) }),
  )
  return toastAt(services, '/portal/settings', sent.ok ? 'email_change_sent_again' : sent.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('email_change_failed')
