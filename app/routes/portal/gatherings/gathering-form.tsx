import { useLingui } from '@lingui/react/macro'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { NAME_LIMIT, TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { DateInput, Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Form, FormButtons } from '#app/components/forms/form.tsx'
import { UnsavedChanges } from '#app/components/forms/unsaved-changes.tsx'

interface GatheringFieldsProps extends ChooseProfilesProps {
  values: Readonly<Record<string, string | undefined>>
  refused: RefusedForm | undefined
}

export function GatheringFields({ values, refused, ...choice }: GatheringFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field
        label={t({ message: 'Name', context: 'gathering' })}
        hint={t`Everyone with the link sees it.`}
        required
        error={fieldError(refused, 'name')}
      >
        <LimitedInput
          name="name"
          autoComplete="off"
          limit={NAME_LIMIT}
          defaultValue={values.name}
          placeholder={t`Christmas at ours`}
        />
      </Field>
      <Field
        label={t({ message: 'Day', context: 'gathering' })}
        hint={t`If there is one.`}
        error={fieldError(refused, 'day')}
      >
        <DateInput name="day" defaultValue={values.day} />
      </Field>
      <Field label={t`A line for everyone`} error={fieldError(refused, 'line')}>
        <TextArea name="line" limit={TEXT_LIMIT} defaultValue={values.line} />
      </Field>
      <ChooseProfiles {...choice} />
    </>
  )
}

export interface ChooseProfilesProps {
  /** The gathering that a new profile is made for; none yet where it is just being made. */
  gatheringId?: string
  profiles: readonly { id: string; name: string; date: string }[]
  chosen: readonly string[]
}

export function ChooseProfiles({ gatheringId, profiles, chosen }: ChooseProfilesProps) {
  const { t } = useLingui()
  const create = `/create-gift-profile${gatheringId === undefined ? '' : `?gathering=${gatheringId}`}`
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-bold">{t`Who gets something`}</legend>
      {profiles.length === 0 && <p>{t`You have no gift profiles yet.`}</p>}
      {profiles.map(({ id, name, date }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="profile"
            value={id}
            defaultChecked={chosen.includes(id)}
            className="size-5 flex-none"
          />
          <span className="min-w-0 wrap-anywhere" dir="auto">{t`${name}, ${date}`}</span>
        </label>
      ))}
      <p>
        <LinkButton to={create} tone={profiles.length === 0 ? 'paper' : 'quiet'} size="small">
          {t`Create Gift Profile`}
        </LinkButton>
      </p>
    </fieldset>
  )
}

interface ChooseProfilesFormProps extends ChooseProfilesProps {
  gatheringId: string
  /** What is chosen was refused before. */
  unsaved: boolean
}

export function ChooseProfilesForm({ gatheringId, unsaved, ...props }: ChooseProfilesFormProps) {
  const { t } = useLingui()
  return (
    <Form
      method="post"
      action={`/portal/gatherings/${gatheringId}/profiles`}
      noValidate
      className="card form"
    >
      <UnsavedChanges unsaved={unsaved} />
      <ChooseProfiles gatheringId={gatheringId} {...props} />
      <FormButtons submit={t`Save`} back="/portal/gatherings" />
    </Form>
  )
}
