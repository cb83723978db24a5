import { type ComponentProps, useContext } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { FieldContext, labelId } from '#app/ui/field-control.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** What is switched; read aloud before the state. */
  label: string
  on: string
  off: string
}

/** A checkbox: it posts `name=on` when on and nothing when off. The word changes by CSS alone. */
export function Switch({ label, on, off, className, ...rest }: SwitchProps) {
  // Beside a field its name would be the field's twin; which one it belongs to is said after it.
  const field = useContext(FieldContext)
  const describedBy = field ? labelId(field.id) : undefined
  return (
    <label className={classNames('switch', className)}>
      <span className="sr-only">{label} </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says aria-checked by itself */}
      <input {...rest} type="checkbox" role="switch" aria-describedby={describedBy} />
      <span className="switch-on">{on}</span>
      <span className="switch-off">{off}</span>
    </label>
  )
}
