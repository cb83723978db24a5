import { type ComponentType, useEffect, useState } from 'react'

type ToastKind = 'success' | 'error' | 'info' | 'loading'
export type ToastMessage = {
  kind: ToastKind
  text: string
  /** The same id replaces the toast shown before, e.g. a loading one by its outcome. */
  id?: string
}

const durations: Record<ToastKind, number> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: Infinity,
}

let shown = 0
let announceReady = () => {}
const ready = new Promise<void>((resolve) => (announceReady = resolve))

// Toasts come after something was done: their code stays out of the first download.
export function showToast({ kind, text, id = `toast-${(shown += 1)}` }: ToastMessage) {
  void Promise.all([import('sonner'), ready]).then(([{ toast }]) =>
    toast[kind](text, { id, duration: durations[kind] }),
  )
  return id
}

export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<{ onReady: () => void }> | null>(null)
  useEffect(() => {
    // Without it there are no toasts, and nothing else is amiss.
    import('#app/ui/toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => {},
    )
  }, [])
  return Toaster && <Toaster onReady={announceReady} />
}
