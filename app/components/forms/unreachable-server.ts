import { isRouteErrorResponse } from 'react-router'
import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'

/** An answer of ours, if only a redirect or a refusal; else the server could not be reached or is broken. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)
}

/** For an action in the browser: when the server cannot be reached a toast says so, and the page keeps what was typed. */
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
