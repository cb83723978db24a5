import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react'

import { characterCount } from '#app/ui/character-count.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useFieldControl } from '#app/ui/field-control.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type TextAreaProps = ComponentProps<'textarea'> & {
  value?: string
  defaultValue?: string
  limit?: number
}

export function TextArea({ limit, rows = 3, className, onChange, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const count = characterCount(rest.value ?? typed)
  const countId = useId()
  const control = useFieldControl(rest, limit === undefined ? undefined : countId)
  const area = useRef<HTMLTextAreaElement>(null)
  const [typedEarly] = useState(() => textIn(control.id))
  useEffect(() => {
    if (!area.current || typedEarly === undefined) return
    // Do not overwrite what was typed meanwhile.
    if (area.current.value === area.current.defaultValue) area.current.value = typedEarly
    setTyped(area.current.value)
  }, [typedEarly])
  const tooLong = limit !== undefined && count > limit

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }

  return (
    <>
      <textarea
        {...rest}
        {...control}
        ref={area}
        aria-invalid={tooLong || control['aria-invalid']}
        rows={rows}
        className={classNames('input', className)}
        onChange={change}
      />
      {limit !== undefined && <Counter id={countId} count={count} limit={limit} />}
    </>
  )
}

/** What was typed before hydration, which React would replace by the initial text. */
function textIn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const there = document.getElementById(id)
  return there instanceof HTMLTextAreaElement ? there.value : undefined
}

function Counter({ id, count, limit }: { id: string; count: number; limit: number }) {
  const left = limit - count
  const text = left < 0 ? `${-left} characters too many` : `${left} characters left`
  return (
    <p id={id} className={classNames('field-note text-right', left < 0 && 'text-danger font-bold')}>
      {useHydrated() ? text : `Up to ${limit} characters`}
      <output className="sr-only">
        {left < 0 || (left > 0 && left <= 20 && left % 10 === 0) ? text : ''}
      </output>
    </p>
  )
}
