import type { Route } from './+types/change-email-again.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { resendEmailChange } from '#app/server/commands/accounts/resend-email-change.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Nothing to load; every route below the portal has a loader, so that its guard runs. */
export function loader() {
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const sent = await attempt(services, 'email_change_failed', () =>
    resendEmailChange(services, owner, { client: clientOf(context) }),
  )
  return toastAt(services, '/portal/settings', sent.ok ? 'email_change_sent_again' : sent.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('email_change_failed')

export default function ChangeEmailAgain() {
  return (
    <EmptyState
      heading="h1"
      title="Links are sent again from your settings"
      action={<LinkButton to="/portal/settings">Back to your settings</LinkButton>}
    >
      <title>Links again · Wishfolio</title>
    </EmptyState>
  )
}
