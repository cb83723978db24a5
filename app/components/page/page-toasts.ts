import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useEffect } from 'react'
import type { ErrorCode } from '#app/domain/errors.ts'

const SHOWN = 'wishfolio.shown-toast'

/** Shows the toast that a redirect carried, and what goes with it, once, however often the page's data is reloaded. */
export function showFlash({ id, toast }: { id: string; toast: ToastCode }, andOffer?: () => void): void {
  try {
    if (sessionStorage.getItem(SHOWN) === id) return
    sessionStorage.setItem(SHOWN, id)
  } catch {}
  showToast(toastOf(toast))
  andOffer?.()
}

export function useProblemToast(problem: ErrorCode | null): void {
  useEffect(() => {
    if (problem) showToast({ ...toastOf(problem), id: problem })
  }, [problem])
}
