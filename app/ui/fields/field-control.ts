import { createContext, useContext, useId } from 'react'

export type FieldControl = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Props of an input from its Field; its own props win, descriptions are joined. */
export function useFieldControl(own: ControlProps, extraDescription?: string) {
  const field = useContext(FieldContext)
  const ownId = useId()
  const describedBy = [own['aria-describedby'], field?.describedBy, extraDescription]
    .filter(Boolean)
    .join(' ')
  return {
    id: own.id ?? field?.id ?? ownId,
    required: own.required ?? field?.required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}
