import { redirect } from 'react-router'
import type { Route } from './+types/change-email-again'
import { PleaseWait } from '#app/components/forms/please-wait.tsx'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { waitedForm } from '#app/domain/account-forms.ts'
import { resendEmailChange } from '#app/server/commands/resend-email-change.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, readForm } from '#app/server/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Nothing to load; every route below the portal has a loader, so that its guard runs. */
export function loader() {
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const read = readForm(waitedForm, await formOf(request))
  const waited = read.ok ? read.value.waited : undefined
  const sent = await attempt(services, 'email_change_failed', () =>
    resendEmailChange(services, owner, { client: clientOf(context), waited }),
  )
  if (sent.ok && sent.value.wait) return { wait: sent.value.wait }
  return redirect('/portal/settings', {
    headers: { 'Set-Cookie': await flash(services, sent.ok ? 'email_change_sent_again' : sent.code) },
  })
}

export function clientAction(args: Route.ClientActionArgs) {
  return orToast(args, 'email_change_failed')
}

/** The wait before the emails, while very many are asked for. */
export default function ChangeEmailAgain({ actionData }: Route.ComponentProps) {
  if (actionData)
    return <PleaseWait wait={actionData.wait} action="/portal/settings/email/again" fields={{}} />
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
