import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast, type ToastType, useToaster } from 'react-hot-toast/headless'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Spinner } from '#app/ui/spinner.tsx'

type ToastKind = 'success' | 'error' | 'info' | 'loading'
export type ToastMessage = {
  kind: ToastKind
  text: string
  /** The same id replaces the toast shown before, e.g. a loading one by its outcome. */
  id?: string
  /** A button in the toast, which then stands long enough to be reached. */
  action?: { label: string; press: () => void }
}

const REMOVE_DELAY_MS = 200
const ACTION_MS = 12_000

const errorsShown = new Set<string>()

/**
 * Shows a toast with the library's defaults, which are the specification's: success 2 s, others 4 s, loading endless, at
 * most 20; one with an action 12 s. A success takes away the errors before it, which are mended by then.
 */
export function showToast({ kind, text, id, action }: ToastMessage): void {
  const show = kind === 'info' ? toast : toast[kind]
  const press = () => {
    toast.dismiss(shown)
    action?.press()
  }
  const shown = show(
    action ? (
      <>
        {text}
        <button type="button" className="toast-action" onClick={press}>
          {action.label}
        </button>
      </>
    ) : (
      text
    ),
    { removeDelay: REMOVE_DELAY_MS, ...(id !== undefined && { id }), ...(action && { duration: ACTION_MS }) },
  )
  if (kind === 'error') errorsShown.add(shown)
  if (kind !== 'success') return
  errorsShown.delete(shown)
  for (const error of errorsShown) toast.dismiss(error)
  errorsShown.clear()
}

/** Takes a toast away whose action has nothing to act on any more. */
export function dismissToast(id: string): void {
  toast.dismiss(id)
}

const ICONS: Partial<Record<ToastType, ReactNode>> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  loading: <Spinner />,
  blank: <Info aria-hidden />,
}

export function Toasts() {
  const { toasts, handlers } = useToaster()
  if (!useHydrated()) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hovering and focus only give time
    <section
      className="toasts"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic={false}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      // A pressed button goes with its toast, and is neither left nor blurred.
      onClick={handlers.endPause}
    >
      {toasts.map(({ id, type, message, visible }) => (
        <div key={id} className="toast" data-type={type} data-leaving={!visible || undefined}>
          {ICONS[type]}
          {typeof message !== 'function' && message}
        </div>
      ))}
    </section>
  )
}
