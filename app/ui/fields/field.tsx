import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { FieldContext, useFieldControl } from '#app/ui/fields/field-control.ts'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  aside?: ReactNode
  id?: string
  className?: string
  /** An input of this folder, which connects itself to label, hint and error. */
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, required = false, aside, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  )

  return (
    <FieldContext value={control}>
      <div className={classNames('field', className)}>
        <div className="field-head">
          <label className="font-bold" htmlFor={id}>
            {label}
          </label>
          {aside}
        </div>
        {hint && (
          <p className="text-small text-ink-soft" id={hintId}>
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p className="field-error" id={errorId} role="alert">
            <CircleAlert aria-hidden />
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return <input {...rest} {...control} type={type} className={classNames('input', className)} />
}

export function EmailInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  return <TextInput {...props} type="email" inputMode="email" />
}

export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
