import { Field } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/input.tsx'

export function KeepLink({ label, link }: { label: string; link: string }) {
  return (
    <Field label={label} hint="Whoever has this link sees and manages your gifts, so share it with nobody.">
      <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  )
}
