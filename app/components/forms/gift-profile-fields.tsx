import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { CURRENCIES } from '#app/domain/ideas/currency.ts'
import {
  AGE_GROUPS,
  HIDEABLE,
  NAME_LIMIT,
  OCCASION_TYPES,
  type ShowSwitch,
  TEXT_LIMIT,
} from '#app/domain/profiles/gift-profile.ts'
import type { RefusedForm } from '#app/server/request/form.ts'
import { DateInput, Field } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'

interface GiftProfileFieldsProps {
  values: Readonly<Record<string, string>>
  shops: readonly string[]
  refused: RefusedForm | undefined
  /** What else belongs to a stored profile's settings. */
  more?: ReactNode
}

const HINTS = {
  hobbies: 'What do they love doing? Separate with commas.',
  gift_preferences: 'Wishes, sizes, a budget, and what to avoid.',
  additional_notes: 'Anything else a giver should know.',
}

const CHOICES = [
  {
    name: 'keep_surprise',
    label: 'Keep it a surprise for me',
    means: 'We do not show you what is taken.',
  },
  {
    name: 'accepts_messages',
    label: 'Visitors may write to you',
    means: 'By a form. They never see your address.',
  },
  {
    name: 'show_giver_names',
    label: 'Who a gift is from',
    means: 'Visitors may write their name. Everybody with the link then sees “Taken by Aunt Eva”.',
  },
  {
    name: 'accepts_other_gifts',
    label: 'Gifts that are not on the list',
    means: 'Visitors may say that they give something else.',
  },
] as const

export function GiftProfileFields({ values, shops, refused, more }: GiftProfileFieldsProps) {
  const visibility = (name: ShowSwitch, label: string) => (
    <Switch
      quiet
      name={name}
      label={`${label}: visible on the shared page`}
      on="Visible"
      off="Hidden"
      defaultChecked={values[name] === 'on'}
    />
  )
  return (
    <>
      <div className="two-fields">
        <Field label="Recipient name" required error={fieldError(refused, 'recipient_name')}>
          <LimitedInput
            name="recipient_name"
            autoComplete="off"
            limit={NAME_LIMIT}
            defaultValue={values.recipient_name}
          />
        </Field>
        <Field
          label="Age group"
          required
          error={fieldError(refused, 'age_group')}
          aside={visibility('show_age', 'Age group')}
        >
          <Select
            name="age_group"
            placeholder="Choose an age group"
            defaultValue={values.age_group}
            options={AGE_GROUPS.map((group) => [group, group])}
          />
        </Field>
      </div>
      <div className="two-fields">
        <Field label="Occasion type" required error={fieldError(refused, 'occasion_type')}>
          <Select
            name="occasion_type"
            placeholder="Choose an occasion"
            defaultValue={values.occasion_type}
            options={OCCASION_TYPES.map((type) => [type, type.charAt(0).toUpperCase() + type.slice(1)])}
          />
        </Field>
        <Field
          label="Other occasion"
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
        <Field label="Occasion date" required error={fieldError(refused, 'occasion_date')}>
          <DateInput name="occasion_date" defaultValue={values.occasion_date} />
        </Field>
      </div>
      {HIDEABLE.map(
        ({ field, shown, label }) =>
          field !== 'age_group' && (
            <Field
              key={field}
              label={label}
              hint={HINTS[field]}
              error={fieldError(refused, field)}
              aside={visibility(shown, label)}
            >
              <TextArea name={field} limit={TEXT_LIMIT} defaultValue={values[field]} />
            </Field>
          ),
      )}
      <p className="text-small text-ink-soft">
        Anyone with the link sees the name, the occasion and what is Visible. Only you see what is Hidden; it
        still helps to find ideas.
      </p>
      <MoreChoices values={values} shops={shops} refused={refused}>
        {more}
      </MoreChoices>
    </>
  )
}

type MoreChoicesProps = Omit<GiftProfileFieldsProps, 'more'> & { children: ReactNode }

/** What few need: open where something is chosen or refused, and for a link to `#more`. */
function MoreChoices({ values, shops, refused, children }: MoreChoicesProps) {
  const isAskedFor = useLocation().hash === '#more'
  const currencyError = fieldError(refused, 'price_currency')
  const isUsed = CHOICES.some(({ name }) => values[name] === 'on') || Boolean(values.price_currency)
  return (
    <details className="more" open={isAskedFor || isUsed || currencyError !== undefined}>
      <summary>
        More<span className="text-small text-ink-soft">: a surprise, messages, names, shop, prices</span>
      </summary>
      {/* Inside, so that the browser opens what is around it. */}
      <div className="more-choices" id="more">
        {CHOICES.map(({ name, label, means }) => (
          <div key={name} className="choice">
            <p>
              <strong aria-hidden>{label}</strong>
              <br />
              <span className="text-small text-ink-soft">{means}</span>
            </p>
            <Switch name={name} label={label} on="On" off="Off" defaultChecked={values[name] === 'on'} />
          </div>
        ))}
        <div className="two-fields">
          {shops.length > 1 && (
            <Field label="Shop" hint="The shop that links of ideas lead to.">
              <Select name="shop" defaultValue={values.shop} options={shops.map((name) => [name, name])} />
            </Field>
          )}
          <Field label="Price guesses" hint="Each new idea says what it may cost." error={currencyError}>
            <Select
              name="price_currency"
              defaultValue={values.price_currency}
              options={[['', 'None'], ...Object.entries(CURRENCIES)]}
            />
          </Field>
        </div>
        {children}
      </div>
    </details>
  )
}
