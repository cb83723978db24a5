import { redirect } from 'react-router'
import { z } from 'zod'
import type { Route } from './+types/toggle-status'
import { PROFILE_STATUSES } from '#app/domain/gift-profile.ts'
import { done } from '#app/domain/outcome.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { setStatus } from '#app/server/commands/set-status.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/form.ts'
import { servicesOf } from '#app/server/viewer.ts'

const statusForm = z.object({ status: z.enum(PROFILE_STATUSES, { error: 'form_invalid' }) })

export { loader } from '#app/routes/portal/to-profile-list.ts'

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const read = readForm(statusForm, form)
  if (!read.ok) throw refuseForm(read, form)
  const changed = await attempt(services, 'profile_status_failed', async () =>
    done(await setStatus(services, profile, read.value.status)),
  )
  return redirect('/portal/profile', {
    headers: { 'Set-Cookie': await flash(services, changed.ok ? 'status_updated' : changed.code) },
  })
}
