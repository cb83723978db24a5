import type { ComponentProps } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { useFieldControl } from '#app/ui/fields/field-control.ts'

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return <input {...rest} {...control} type={type} className={classNames('input', className)} />
}

/** Values are `yyyy-MM-dd`, as the browser sends them. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
