import { AGES, FACTS } from '#app/copy/shared-page.ts'
import { OCCASIONS } from '#app/copy/occasions.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import {
  AGE_GROUPS,
  HIDEABLE,
  NAME_LIMIT,
  OCCASION_TYPES,
  type ShowSwitch,
  TEXT_LIMIT,
} from '#app/domain/profiles/gift-profile.ts'
import { DateInput, Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { MoreChoices, type MoreChoicesProps } from '#app/components/forms/more-choices.tsx'

interface GiftProfileFieldsProps extends Omit<MoreChoicesProps, 'children'> {
  /** What else belongs to a stored profile's settings. */
  more?: ReactNode
}

const HINTS = {
  hobbies: msg`What do they love doing? Separate with commas.`,
  gift_preferences: msg`What they like, sizes, a budget, and what to avoid.`,
  additional_notes: msg`Anything else a giver should know.`,
}

export function GiftProfileFields({ values, refused, more, ...choices }: GiftProfileFieldsProps) {
  const { t } = useLingui()
  const visibility = (name: ShowSwitch, label: string) => (
    <Switch
      quiet
      name={name}
      label={t`${label}: visible on the shared page`}
      on={t`Visible`}
      off={t`Hidden`}
      defaultChecked={values[name] === 'on'}
    />
  )
  return (
    <>
      <div className="two-fields">
        <Field label={t`Recipient name`} required error={fieldError(refused, 'recipient_name')}>
          <LimitedInput
            name="recipient_name"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={values.recipient_name}
          />
        </Field>
        <Field
          label={t(FACTS.ageGroup)}
          required
          error={fieldError(refused, 'age_group')}
          aside={visibility('show_age', t(FACTS.ageGroup))}
        >
          <Select
            name="age_group"
            placeholder={t`Choose an age group`}
            defaultValue={values.age_group}
            options={AGE_GROUPS.map((group) => [group, t(AGES[group])])}
          />
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="keep_surprise"
          defaultChecked={values.keep_surprise === 'on'}
          className="size-5 flex-none"
        />
        <span>
          {t`This list is for me: keep it a surprise`}
          <br />
          <span className="text-small text-ink-soft">{t`You are not shown what is taken where you are signed in. Signed out, your own link shows it.`}</span>
        </span>
      </label>
      <div className="two-fields">
        <Field label={t`Occasion type`} required error={fieldError(refused, 'occasion_type')}>
          <Select
            name="occasion_type"
            placeholder={t`Choose an occasion`}
            defaultValue={values.occasion_type}
            options={OCCASION_TYPES.map((type) => [type, t(OCCASIONS[type])])}
          />
        </Field>
        <Field
          label={t`Other occasion`}
          className="other-occasion"
          error={fieldError(refused, 'other_occasion')}
        >
          <LimitedInput
            name="other_occasion"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={values.other_occasion}
          />
        </Field>
        <Field label={t`Occasion date`} required error={fieldError(refused, 'occasion_date')}>
          <DateInput name="occasion_date" defaultValue={values.occasion_date} />
        </Field>
      </div>
      {HIDEABLE.map(
        ({ name, field, shown }) =>
          field !== 'age_group' && (
            <Field
              key={field}
              label={t(FACTS[name])}
              hint={t(HINTS[field])}
              error={fieldError(refused, field)}
              aside={visibility(shown, t(FACTS[name]))}
            >
              <TextArea name={field} limit={TEXT_LIMIT} defaultValue={values[field]} />
            </Field>
          ),
      )}
      <p className="text-small text-ink-soft">
        {t`Anyone with the link sees the name, the occasion and what is Visible. Only you see what is Hidden; it still helps to find ideas.`}
      </p>
      <MoreChoices {...{ values, refused, ...choices }}>{more}</MoreChoices>
    </>
  )
}
