import { fieldError } from '#app/components/forms/refused-form.tsx'
import { NAME_LIMIT, TEXT_LIMIT } from '#app/domain/gift-profile.ts'
import type { RefusedForm } from '#app/server/form.ts'
import { DateInput } from '#app/ui/date-input.tsx'
import { Field } from '#app/ui/field.tsx'
import { LimitedInput } from '#app/ui/input.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface GatheringFieldsProps {
  values: Readonly<Record<string, string | undefined>>
  /** All gift profiles that may belong to it. */
  profiles: readonly { id: string; name: string; date: string }[]
  chosen: readonly string[]
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
      <fieldset className="grid gap-3">
        <legend className="field-label pb-2">Who gets something</legend>
        {profiles.length === 0 && (
          <p>
            You have no gift profiles yet.{' '}
            <LinkButton to="/create-gift-profile" tone="paper" size="small">
              Create Gift Profile
            </LinkButton>
          </p>
        )}
        {profiles.map(({ id, name, date }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="profile"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="size-5 flex-none"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>, <time className="text-ink-soft">{date}</time>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
