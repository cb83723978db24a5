import { data, replace } from 'react-router'
import { z } from 'zod'
import type { Route } from './+types/toggle-status.route'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { PROFILE_STATUSES } from '#app/domain/profiles/gift-profile.ts'
import { profileListPath, listQuery } from '#app/routes/portal/profile-list-path.ts'
import { requireListedProfile } from '#app/routes/portal/owned-profile.ts'
import { setStatus } from '#app/server/commands/profiles/sharing.ts'
import { flash } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { pageDataContext } from '#app/server/request/request-context.ts'
import { toastFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { showToast } from '#app/ui/toast.tsx'

const statusForm = z.object({
  status: z.enum(PROFILE_STATUSES, { error: 'form_invalid' }),
  sure: z.literal('on').optional(),
  stay: z.literal('on').optional(),
  back: z.literal('share').optional(),
})

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const services = servicesOf(context)
  const profile = await requireListedProfile(args)
  const form = await formOf(request)
  const read = readForm(statusForm, form)
  if (!read.ok) throw refuseForm(context, read, form)
  const { status, sure, stay, back } = read.value
  const changed = await attempt(services, 'profile_status_failed', () =>
    setStatus(services, profile, status, { sure: sure === 'on' }),
  )
  if (!changed.ok && changed.code === 'profile_without_ideas') {
    return replace(`/portal/profile/${profile.id}/complete${listQuery(new URL(request.url).searchParams)}`)
  }
  const toast: ToastCode = changed.ok ? 'status_updated' : changed.code
  // To a pressed badge the toast is enough, its list is read again: two pressed at once must not redirect twice.
  if (context.get(pageDataContext) && (!sure || stay)) return data({ toast: toastFor(context, toast) })
  const shown = back ? `/portal/share/${profile.id}` : profileListPath(request.url)
  return replace(shown, { headers: { 'Set-Cookie': await flash(services, toast) } })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const tellingOutcome = async () => showToast((await serverAction()).toast)
  return orToast({ request, serverAction: tellingOutcome }, 'profile_status_failed')
}
