import { isRouteErrorResponse, redirect } from 'react-router'
import { orLastKnown } from '#app/components/live/use-live-updates.ts'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { isToastCode, type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'

/** As `orToast`; and a profile that is gone or another owner's says so and leads back to the list. */
export async function orBackToList<Answer>(
  serverAction: () => Promise<Answer>,
  code: ToastCode,
): Promise<Answer | undefined> {
  try {
    return await orToast(serverAction, code)
  } catch (error) {
    const refusal = isRouteErrorResponse(error) && (error.data as { code?: unknown } | null)?.code
    if (!isToastCode(refusal)) throw error
    showToast(toastOf(refusal))
    throw redirect('/portal/profile')
  }
}

/** For a loader in the browser: a profile that cannot be had says so and leads back to the list (specification 8). */
export async function loadedOrBackToList<Data>(
  request: Request,
  serverLoader: () => Promise<Data>,
): Promise<Data> {
  const { pathname } = new URL(request.url)
  const load = () => orLastKnown(pathname, serverLoader)
  const loaded = await orBackToList(load, 'profile_load_failed')
  if (loaded === undefined) throw redirect('/portal/profile')
  return loaded
}
