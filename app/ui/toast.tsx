import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'
import { Spinner } from '#app/ui/spinner.tsx'

type ToastKind = 'success' | 'error' | 'info' | 'loading'
export type ToastMessage = {
  kind: ToastKind
  text: string
  /** The same id replaces the toast shown before, e.g. a loading one by its outcome. */
  id?: string
}

type Toast = Required<ToastMessage>

const durations: Record<ToastKind, number> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: Infinity,
}
const MOST = 20

let made = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

export function showToast({ kind, text, id = `toast-${(made += 1)}` }: ToastMessage) {
  const toast = { kind, text, id }
  const at = toasts.findIndex((one) => one.id === id)
  change(at < 0 ? [...toasts, toast] : toasts.with(at, toast))
  return id
}

function change(now: readonly Toast[]) {
  toasts = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** At the top right, said by screen readers as they come; whoever points at them or is among them may take their time. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
  const [held, setHeld] = useState(false)
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  if (!useHydrated()) return null
  return (
    <section className="toasts" aria-label="Notifications" aria-live="polite" aria-relevant="additions text">
      <ol {...hold}>
        {shown.slice(-MOST).map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>
  )
}

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  useEffect(() => {
    const duration = durations[toast.kind]
    if (held || duration === Infinity) return undefined
    const timer = setTimeout(() => change(toasts.filter((one) => one !== toast)), duration)
    return () => clearTimeout(timer)
  }, [toast, held])
  return (
    <li className="toast" data-type={toast.kind}>
      {icons[toast.kind]}
      {toast.text}
    </li>
  )
}

const icons: Record<ToastKind, React.ReactNode> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  info: <Info aria-hidden />,
  loading: <Spinner />,
}
