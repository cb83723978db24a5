import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { characterCount, CharacterLimit, useCharacterLimit } from '#app/ui/fields/character-limit.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useFieldControl } from '#app/ui/fields/field-control.ts'

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
  useCharacterLimit(area, limit)
  // Also what was typed before hydration.
  useEffect(() => setTyped(area.current?.value ?? ''), [])
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
      {limit !== undefined && <CharacterLimit id={countId} count={count} limit={limit} />}
    </>
  )
}
