import { redirect } from 'react-router'
import type { Route } from './+types/change-email-again'
import { resendEmailChange } from '#app/server/commands/resend-email-change.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt } from '#app/server/form.ts'
import { clientOf, ownerOf, servicesOf } from '#app/server/viewer.ts'

export { default, loader } from '#app/routes/portal/to-profile-list.ts'

export async function action({ context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const owner = ownerOf(context)
  const sent = await attempt(services, 'email_change_failed', () =>
    resendEmailChange(services, owner, clientOf(context)),
  )
  return redirect('/portal/settings', {
    headers: { 'Set-Cookie': await flash(services, sent.ok ? 'email_change_sent_again' : sent.code) },
  })
}
