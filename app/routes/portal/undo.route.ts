import { data } from 'react-router'
import type { Route } from './+types/undo.route'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { undo } from '#app/server/commands/profiles/undo.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { pageDataContext } from '#app/server/request/request-context.ts'
import { toastFor } from '#app/server/request/said.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { showToast } from '#app/ui/toast.tsx'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted by the bar of Undo, or above a copy's form, with the step to take back; the page that shows it stays open. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const id = (await formOf(request)).get('undo')
  const undone = await attempt(services, 'undo_failed', () =>
    undo(services, ownerOf(context), typeof id === 'string' ? id : ''),
  )
  const toast: ToastCode = undone.ok ? 'undone' : undone.code
  if (context.get(pageDataContext)) return data({ toast: toastFor(context, toast) })
  const changedList = undone.ok && undone.value.kind === 'list'
  throw await toastAt(
    services,
    changedList ? `/portal/suggestions/${undone.value.profileId}` : '/portal/profile',
    toast,
  )
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const tellingOutcome = async () => showToast((await serverAction()).toast)
  return orToast({ request, serverAction: tellingOutcome }, 'undo_failed')
}
