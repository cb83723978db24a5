import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { useFieldControl } from '#app/ui/fields/field-control.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly (readonly [value: string, words: string])[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

export function Select({ placeholder, className, options, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  const startsEmpty = placeholder !== undefined && rest.value === undefined
  return (
    <span className="input-box">
      <select
        {...rest}
        {...control}
        defaultValue={startsEmpty ? (rest.defaultValue ?? '') : rest.defaultValue}
        className={classNames('input', className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  )
}
