import { type FormEvent, useState } from 'react'
import type { IdeaLine as Line } from '#app/domain/ideas/gift-suggestions.ts'
import { MAX_DETAILS_LENGTH, MAX_PRICE_LENGTH, priceInWords } from '#app/domain/ideas/idea-details.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

const FIELDS = ['link', 'details', 'price'] as const

interface IdeaLineDetailsProps {
  position: number
  written: Omit<Line, 'id'>
  guess: string | undefined
  errorOf: (field: string) => string | undefined
}

/** What makes an idea the very thing: the product's link, details, a price. Folded, and in brief, until it is opened. */
export function IdeaLineDetails({ position, written, guess, errorOf }: IdeaLineDetailsProps) {
  const { link = '', details = '', price = '' } = written
  const [typed, setTyped] = useState({ link, details, price })
  const errors = FIELDS.map((field) => errorOf(IDEA_FIELDS[field]))
  const priceGuessed = typed.price !== '' && typed.price === guess
  const brief = [
    typed.link.replace(/^(?:https?:\/\/)?(?:www\.)?([^/?#]*).*$/s, '$1'),
    typed.details,
    priceInWords({ price: typed.price, priceGuessed }),
  ]
    .filter(Boolean)
    .join(' · ')
  const readTyped = ({ target }: FormEvent) => {
    const field = FIELDS.find(
      (name) => target instanceof HTMLInputElement && target.name === IDEA_FIELDS[name],
    )
    if (field) setTyped({ ...typed, [field]: (target as HTMLInputElement).value })
  }
  const label = (what: string) => `${what} of suggestion ${position + 1}`
  return (
    <details className="idea-details" data-used={brief !== '' || undefined} open={errors.some(Boolean)}>
      <summary className="text-small">
        {brief || 'Link, details, price'}
        <span className="sr-only">, {label('details')}</span>
      </summary>
      <div className="idea-details-fields" onInput={readTyped}>
        <Field label="Link" error={errors[0]} className="col-span-full">
          <TextInput
            name={IDEA_FIELDS.link}
            inputMode="url"
            autoComplete="off"
            defaultValue={link}
            aria-label={label('Link')}
          />
        </Field>
        <Field label="Details" error={errors[1]}>
          <LimitedInput
            name={IDEA_FIELDS.details}
            autoComplete="off"
            placeholder="Size, colour, or second-hand"
            limit={MAX_DETAILS_LENGTH}
            defaultValue={details}
            aria-label={label('Details')}
          />
        </Field>
        <Field
          label="Price"
          aside={priceGuessed && <span className="text-small text-ink-soft">Estimated</span>}
          error={errors[2]}
        >
          <LimitedInput
            name={IDEA_FIELDS.price}
            autoComplete="off"
            placeholder="€20"
            limit={MAX_PRICE_LENGTH}
            defaultValue={price}
            aria-label={label(priceGuessed ? 'Estimated price' : 'Price')}
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
