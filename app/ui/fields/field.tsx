import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { useActionData } from 'react-router'
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
  const { label, hint, required = false, aside, className, children } = props
  const { error, mend } = useMendedError(props.error)
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
      <div className={classNames('field', className)} onInput={mend}>
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

const NOT_MENDED = Symbol('not mended')

/** An error until its field is changed, and again when the next answer has it still. */
function useMendedError(error: string | null | undefined) {
  const answer: unknown = useActionData()
  const [mended, setMended] = useState<unknown>(NOT_MENDED)
  if (!error && mended !== NOT_MENDED) setMended(NOT_MENDED)
  return { error: mended === answer ? undefined : error, mend: () => error && setMended(answer) }
}

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl(rest)
  return <input {...rest} {...control} type={type} className={classNames('input', className)} />
}

export function EmailInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  return <TextInput {...props} type="email" inputMode="email" />
}

/** What is to be copied, which is selected as a whole. */
export function CopiedInput(props: Omit<TextInputProps, 'readOnly' | 'onFocus'>) {
  return <TextInput {...props} readOnly onFocus={(event) => event.currentTarget.select()} />
}

export function LinkInput({ link, ...rest }: Omit<TextInputProps, 'type' | 'value'> & { link: string }) {
  return <CopiedInput {...rest} type="url" value={link} />
}

export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput {...props} type="date" />
}
