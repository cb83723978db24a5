import { NewPasswordInput } from '#app/components/forms/new-password-input.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { PasswordInput } from '#app/ui/fields/password-input.tsx'

export function NewPasswordFields({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <>
      <Field label="New password" required error={fieldError(refused, 'new_password')}>
        <NewPasswordInput name="new_password" />
      </Field>
      <Field label="Confirm new password" required error={fieldError(refused, 'confirm_password')}>
        <PasswordInput name="confirm_password" autoComplete="new-password" />
      </Field>
    </>
  )
}
