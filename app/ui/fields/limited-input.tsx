import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { characterCount, CharacterLimit, useCharacterLimit } from '#app/ui/fields/character-limit.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useFieldControl } from '#app/ui/fields/field-control.ts'
import type { TextInputProps } from '#app/ui/fields/field.tsx'

export function LimitedInput({
  limit,
  className,
  onChange,
  ...rest
}: Omit<TextInputProps, 'type' | 'ref'> & { limit: number }) {
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  const countId = useId()
  const control = useFieldControl(rest, countId)
  useCharacterLimit(input, limit)
  // Also what was typed before hydration.
  useEffect(() => setCount(characterCount(input.current?.value ?? '')), [])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setCount(characterCount(event.currentTarget.value))
    onChange?.(event)
  }
  return (
    <>
      <input
        {...rest}
        {...control}
        ref={input}
        aria-invalid={count > limit || control['aria-invalid']}
        type="text"
        className={classNames('input', className)}
        onChange={change}
      />
      <CharacterLimit id={countId} count={count} limit={limit} />
    </>
  )
}
