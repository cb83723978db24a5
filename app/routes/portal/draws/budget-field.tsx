import { fieldError } from '#app/components/forms/refused-form.tsx'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

interface BudgetFieldProps {
  budget: string
  refused: RefusedForm | undefined
}

export function BudgetField({ budget, refused }: BudgetFieldProps) {
  return (
    <Field
      label="What a gift may cost"
      hint="For example “about 25 €”. Everyone sees it with the name they drew."
      error={fieldError(refused, 'budget')}
    >
      <LimitedInput
        name="budget"
        autoComplete="off"
        limit={NAME_LIMIT}
        defaultValue={refused?.typed.budget ?? budget}
      />
    </Field>
  )
}
