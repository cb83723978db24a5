import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { IdeaLine as Line } from '#app/domain/ideas/gift-suggestions.ts'
import { MAX_DETAILS_LENGTH, MAX_PRICE_LENGTH } from '#app/domain/ideas/idea-details.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

const FIELDS = ['link', 'details', 'price'] as const

export interface PriceGuess {
  price: string
  priceInWords: string
}

interface IdeaLineDetailsProps {
  position: number
  written: Omit<Line, 'id'>
  guess: PriceGuess | undefined
  errorOf: (field: string) => string | undefined
}

/** What makes an idea the very thing: the product's link, details, a price. Folded, and in brief, until it is opened. */
export function IdeaLineDetails({ position, written, guess, errorOf }: IdeaLineDetailsProps) {
  const { t } = useLingui()
  const { link = '', details = '', price = '' } = written
  const [typed, setTyped] = useState({ link, details, price })
  const errors = FIELDS.map((field) => errorOf(IDEA_FIELDS[field]))
  const priceGuessed = typed.price !== '' && typed.price === guess?.price
  const brief = [
    typed.link.replace(/^(?:https?:\/\/)?(?:www\.)?([^/?#]*).*$/s, '$1'),
    typed.details,
    priceGuessed ? guess?.priceInWords : typed.price,
  ]
    .filter(Boolean)
    .join(' · ')
  const readTyped = ({ target }: FormEvent) => {
    const field = FIELDS.find(
      (name) => target instanceof HTMLInputElement && target.name === IDEA_FIELDS[name],
    )
    if (field) setTyped({ ...typed, [field]: (target as HTMLInputElement).value })
  }
  const number = position + 1
  return (
    <details className="idea-details" data-used={brief !== '' || undefined} open={errors.some(Boolean)}>
      <summary className="text-small">
        {brief || t`Link, details, price`}
        <span className="sr-only"> ({t`details of suggestion ${number}`})</span>
      </summary>
      <div className="idea-details-fields" onInput={readTyped}>
        <Field label={t`Link`} error={errors[0]} className="col-span-full">
          <TextInput
            name={IDEA_FIELDS.link}
            inputMode="url"
            autoComplete="off"
            defaultValue={link}
            aria-label={t`Link of suggestion ${number}`}
          />
        </Field>
        <Field label={t`Details`} error={errors[1]}>
          <LimitedInput
            name={IDEA_FIELDS.details}
            autoComplete="off"
            placeholder={t`Size, colour, or second-hand`}
            limit={MAX_DETAILS_LENGTH}
            defaultValue={details}
            aria-label={t`Details of suggestion ${number}`}
          />
        </Field>
        <Field
          label={t`Price`}
          aside={priceGuessed && <span className="text-small text-ink-soft">{t`Estimated`}</span>}
          error={errors[2]}
        >
          <LimitedInput
            name={IDEA_FIELDS.price}
            autoComplete="off"
            placeholder={t`€20`}
            limit={MAX_PRICE_LENGTH}
            defaultValue={price}
            aria-label={
              priceGuessed ? t`Estimated price of suggestion ${number}` : t`Price of suggestion ${number}`
            }
          />
        </Field>
      </div>
    </details>
  )
}

/** Writes a pasted address into the link of a line that has none; false when it has one. */
export function setLink(line: HTMLElement | null, link: string): boolean {
  const input = line?.querySelector<HTMLInputElement>(`[name="${IDEA_FIELDS.link}"]`)
  if (!input || input.value.trim() !== '') return false
  input.value = link
  input.dispatchEvent(new Event('input', { bubbles: true }))
  const details = input.closest('details')
  if (details) details.open = true
  return true
}
