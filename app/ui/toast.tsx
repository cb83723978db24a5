import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { toast, type ToastType, useToaster } from 'react-hot-toast/headless'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Spinner } from '#app/ui/spinner.tsx'

type ToastKind = 'success' | 'error' | 'info' | 'loading'
export type ToastMessage = {
  kind: ToastKind
  text: string
  id?: string
}

const REMOVE_DELAY_MS = 200

/** Times and numbers are the library's defaults, the specification's. */
export function showToast({ kind, text, id }: ToastMessage): void {
  const show = kind === 'info' ? toast : toast[kind]
  show(text, { removeDelay: REMOVE_DELAY_MS, ...(id !== undefined && { id }) })
}

const ICONS: Partial<Record<ToastType, ReactNode>> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  loading: <Spinner />,
  blank: <Info aria-hidden />,
}

export function Toasts() {
  const { t } = useLingui()
  const { toasts } = useToaster()
  if (!useHydrated()) return null
  return (
    <section
      className="toasts"
      aria-label={t`Notifications`}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic={false}
    >
      {toasts.map(({ id, type, message, visible }) => (
        <div key={id} className="toast" data-type={type} data-leaving={!visible || undefined}>
          {ICONS[type]}
          {typeof message !== 'function' && <span>{message}</span>}
        </div>
      ))}
    </section>
  )
}
