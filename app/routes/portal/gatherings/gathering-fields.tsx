import {
  ChooseProfiles,
  type ChooseProfilesProps,
} from '#app/routes/portal/gatherings/choose-profiles-field.tsx'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { NAME_LIMIT, TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { DateInput } from '#app/ui/fields/date-input.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

interface GatheringFieldsProps extends ChooseProfilesProps {
  values: Readonly<Record<string, string | undefined>>
  refused: RefusedForm | undefined
}

export function GatheringFields({ values, profiles, chosen, refused }: GatheringFieldsProps) {
  return (
    <>
      <Field label="Name" hint="Everyone with the link sees it." required error={fieldError(refused, 'name')}>
        <LimitedInput
          name="name"
          autoComplete="off"
          limit={NAME_LIMIT}
          defaultValue={values.name}
          placeholder="Christmas at ours"
        />
      </Field>
      <Field label="Day" hint="If there is one." error={fieldError(refused, 'day')}>
        <DateInput name="day" defaultValue={values.day} />
      </Field>
      <Field label="A line for everyone" error={fieldError(refused, 'line')}>
        <TextArea name="line" limit={TEXT_LIMIT} defaultValue={values.line} />
      </Field>
      <ChooseProfiles profiles={profiles} chosen={chosen} />
    </>
  )
}
