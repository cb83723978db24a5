import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

interface RemoveQuestionProps {
  taken: boolean
  onStay: () => void
  onRemove: () => void
}

/** Asks at the idea, before somebody's gift goes. */
export function RemoveQuestion({ taken, onStay, onRemove }: RemoveQuestionProps) {
  const { t } = useLingui()
  const safe = useRef<HTMLButtonElement>(null)
  const question = useId()
  useEffect(() => safe.current?.focus(), [])
  return (
    <div className="grid gap-2" role="group" aria-labelledby={question}>
      <p id={question} className="font-bold">
        {taken
          ? t`Someone is planning to give this. Still remove it?`
          : t`Someone may have taken this already. Still remove it?`}
      </p>
      <div className="buttons">
        <Button type="button" size="small" ref={safe} onClick={onStay}>
          {t`Keep it`}
        </Button>
        <Button type="button" size="small" tone="danger" onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
    </div>
  )
}
