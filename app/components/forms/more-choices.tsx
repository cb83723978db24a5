import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { fieldError } from '#app/components/forms/refused-form.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { RefusedForm } from '#app/server/request/form.ts'

const CHOICES = [
  {
    name: 'accepts_messages',
    label: msg`Visitors may write to you`,
    means: msg`By a form. They never see your address.`,
  },
  {
    name: 'show_giver_names',
    label: msg`Who a gift is from`,
    means: msg`Visitors may write their name. Everybody with the link then sees “Taken by Aunt Eva”.`,
  },
  {
    name: 'accepts_other_gifts',
    label: msg`Gifts that are not on the list`,
    means: msg`Visitors may say that they give something else.`,
  },
  {
    name: 'pictures_on_card',
    label: msg`Show pictures on the card for the chat`,
    means: msg`Up to three of the list’s pictures, seen wherever you send the link.`,
  },
] as const

export interface MoreChoicesProps {
  values: Readonly<Record<string, string>>
  shops: readonly string[]
  /** With their names. */
  currencies: readonly (readonly [string, string])[]
  languages: readonly { tag: string; name: string; inEnglish: boolean }[]
  refused: RefusedForm | undefined
  children: ReactNode
}

/** What few need: open where something is chosen or refused, and for a link to `#more`. */
export function MoreChoices({ values, shops, currencies, languages, refused, children }: MoreChoicesProps) {
  const { t, i18n } = useLingui()
  const isAskedFor = useLocation().hash === '#more'
  const currencyError = fieldError(refused, 'price_currency')
  const isUsed = CHOICES.some(({ name }) => values[name] === 'on') || Boolean(values.price_currency)
  return (
    <details className="more" open={isAskedFor || isUsed || currencyError !== undefined}>
      <summary>
        <span>
          {t`More`}
          <br />
          <span className="text-small font-normal text-ink-soft">
            {t`Messages, names, other gifts, shop, language, prices`}
          </span>
        </span>
      </summary>
      {/* Inside, so that the browser opens what is around it. */}
      <div className="more-choices" id="more">
        {CHOICES.map(({ name, label, means }) => (
          <div key={name} className="choice">
            <p>
              <strong aria-hidden>{t(label)}</strong>
              <br />
              <span className="text-small text-ink-soft">{t(means)}</span>
            </p>
            <Switch
              name={name}
              label={t(label)}
              on={t`On`}
              off={t`Off`}
              defaultChecked={values[name] === 'on'}
            />
          </div>
        ))}
        <div className="two-fields">
          {shops.length > 1 && (
            <Field label={t`Shop`} hint={t`The shop that links of ideas lead to.`}>
              <Select name="shop" defaultValue={values.shop} options={shops.map((name) => [name, name])} />
            </Field>
          )}
          <Field label={t`Language of the ideas`} hint={t`The card for the chat is in it, too.`}>
            <Select
              name="language"
              defaultValue={values.language || i18n.locale}
              options={languages.map(({ tag, name, inEnglish }) => [
                tag,
                inEnglish ? t`${name} · ideas in English` : name,
              ])}
            />
          </Field>
          <Field
            label={t`Price guesses`}
            hint={t`Each new idea says what it may cost.`}
            error={currencyError}
          >
            <Select
              name="price_currency"
              defaultValue={values.price_currency}
              options={[['', t({ message: 'None', context: 'price guesses' })], ...currencies]}
            />
          </Field>
        </div>
        {children}
      </div>
    </details>
  )
}
