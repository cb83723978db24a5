import type { ComponentProps } from 'react'

import { classNames } from '#app/ui/class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** Its whole name, for it may stand in a field that holds another input. */
  label: string
  on: string
  off: string
  /** Its word alone, in the line of another input's label. */
  quiet?: boolean
}

/** A checkbox: posts `name=on` or nothing. Its text changes by CSS. */
export function Switch({ label, on, off, quiet = false, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(quiet ? 'switch switch-word' : 'switch', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says aria-checked by itself */}
      <input {...rest} type="checkbox" role="switch" aria-label={label} />
      <span className="switch-on">{on}</span>
      <span className="switch-off">{off}</span>
    </label>
  )
}
