import { isRouteErrorResponse } from 'react-router'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'

/** Whether the server answered, if only by a redirect or a refusal; otherwise it was unreachable or failed. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)
}

/** For client actions: when the server is unreachable a toast says so, and the page keeps what was typed. */
export async function orToast<Answer>(
  serverAction: () => Promise<Answer>,
  code: ToastCode,
): Promise<Answer | undefined> {
  try {
    return await serverAction()
  } catch (error) {
    if (isAnswer(error)) throw error
    showToast(toastOf(code))
    return undefined
  }
}
