import { type ToastCode, toastOf } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useEffect } from 'react'
import type { ErrorCode } from '#app/domain/errors.ts'

const SHOWN = 'wishfolio.shown-toast'

/** Says once what a redirect carried, however often the page's data is reloaded: by an offer to undo it, or as a toast. */
export function showFlash({ id, toast }: { id: string; toast: ToastCode }, offer?: () => void): void {
  try {
    if (sessionStorage.getItem(SHOWN) === id) return
    sessionStorage.setItem(SHOWN, id)
  } catch {}
  if (offer) offer()
  else showToast(toastOf(toast))
}

export function useProblemToast(problem: ErrorCode | null): void {
  useEffect(() => {
    if (problem) showToast({ ...toastOf(problem), id: problem })
  }, [problem])
}
