import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

export function Dialog({ open, onClose, title, description, actions, className, children }: DialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    if (!element.open) element.showModal()
    // The browser restores the focus when the dialog closes.
    return () => element.close()
  }, [open])

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the key is Esc, and native
    <dialog
      ref={dialog}
      className={classNames('dialog', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some browsers close it themselves at the second Esc.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose()
      }}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
          </div>
          {description && <p id={`${id}-description`}>{description}</p>}
          {children}
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

function isOutside(event: MouseEvent<HTMLDialogElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  const within =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return !within
}
