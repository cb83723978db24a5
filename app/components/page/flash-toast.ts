import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast, type ToastMessage } from '#app/ui/toast.tsx'

const SHOWN = 'wishfolio.shown-toast'

/** Shows the toast that a redirect carried, once, however often the page's data is reloaded. */
export function showFlash(
  { id, toast, about }: { id: string; toast: ToastCode; about?: string },
  action?: ToastMessage['action'],
): void {
  try {
    if (sessionStorage.getItem(SHOWN) === id) return
    sessionStorage.setItem(SHOWN, id)
  } catch {
    // Without storage: better twice than never.
  }
  // The toast before it about the same has nothing left to act on.
  showToast({ ...toastOf(toast), ...(action && { action, id: `action on ${about}` }) })
}
