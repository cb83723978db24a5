import { type ComponentProps, useContext } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import { FieldContext, labelId } from '#app/ui/field-control.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string
  on: string
  off: string
}

/** A checkbox: posts `name=on` or nothing. Its text changes by CSS. */
export function Switch({ label, on, off, className, ...rest }: SwitchProps) {
  // In a field its name would repeat the field's, so the field comes as description.
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
