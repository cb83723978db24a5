import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  question: ReactNode
  confirm: string
  cancel?: string
  tone?: 'ribbon' | 'danger'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done. Where it is a loss, `danger` marks it and the ribbon the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui()
  const { open, title, question, confirm, cancel = t`Cancel`, tone = 'ribbon', busy = false } = props
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      description={question}
      actions={
        <>
          <Button type="button" tone={tone === 'danger' ? 'ribbon' : 'quiet'} onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button type="button" tone={tone} busy={busy} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
