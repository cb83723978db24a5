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
let want = () => {}
const wanted = new Promise<void>((resolve) => (want = resolve))
let announceReady = () => {}
const ready = new Promise<void>((resolve) => (announceReady = resolve))

export function showToast({ kind, text, id = `toast-${(shown += 1)}` }: ToastMessage) {
  want()
  void Promise.all([import('sonner'), ready]).then(([{ toast }]) =>
    toast[kind](text, { id, duration: durations[kind] }),
  )
  return id
}

/** Toasts come after something was done: their code comes when somebody begins to do something, and no earlier. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<{ onReady: () => void }> | null>(null)
  useEffect(() => {
    const begun = () => want()
    for (const sign of SIGNS) window.addEventListener(sign, begun, { once: true, passive: true })
    // Without it there are no toasts, and nothing else is amiss.
    wanted
      .then(() => import('#app/ui/toaster.tsx'))
      .then(
        (module) => setToaster(() => module.Toaster),
        () => {},
      )
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begun)
    }
  }, [])
  return Toaster && <Toaster onReady={announceReady} />
}

const SIGNS = ['pointerdown', 'keydown'] as const
