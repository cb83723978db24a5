import type { Toast } from '#app/copy/toasts.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useEffect } from 'react'

const SHOWN = 'wishfolio.shown-toast'

/** Shows the toast that a redirect carried, and what goes with it, once, however often the page's data is reloaded. */
export function showFlash({ id, toast }: { id: string; toast: Toast }, andOffer?: () => void): void {
  try {
    if (sessionStorage.getItem(SHOWN) === id) return
    sessionStorage.setItem(SHOWN, id)
  } catch {}
  showToast(toast)
  andOffer?.()
}

export function useProblemToast(problem: string | null): void {
  useEffect(() => {
    if (problem) showToast({ kind: 'error', text: problem, id: problem })
  }, [problem])
}
