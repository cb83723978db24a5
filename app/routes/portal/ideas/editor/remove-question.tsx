import { useEffect, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

interface RemoveQuestionProps {
  taken: boolean
  onStay: () => void
  onRemove: () => void
}

/** Asks at the idea, before somebody's gift goes. */
export function RemoveQuestion({ taken, onStay, onRemove }: RemoveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null)
  const question = useId()
  useEffect(() => safe.current?.focus(), [])
  return (
    <div className="grid gap-2" role="group" aria-labelledby={question}>
      <p id={question} className="font-bold">
        {taken
          ? 'Someone is planning to give this. Still remove it?'
          : 'Someone may have taken this already. Still remove it?'}
      </p>
      <div className="buttons">
        <Button type="button" size="small" ref={safe} onClick={onStay}>
          Keep it
        </Button>
        <Button type="button" size="small" tone="danger" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
