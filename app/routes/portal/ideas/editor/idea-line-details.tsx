import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#app/domain/dates.ts'
import type { IdeaLine as Line } from '#app/domain/ideas/gift-suggestions.ts'
import { MAX_DETAILS_LENGTH, MAX_PRICE_LENGTH } from '#app/domain/ideas/idea-details.ts'
import { IDEA_FIELDS } from '#app/domain/ideas/idea-form.ts'
import { LinePicture, SmallPicture } from '#app/routes/portal/ideas/editor/line-picture.tsx'
import { ProductNote } from '#app/routes/portal/ideas/editor/product-note.tsx'
import type { Product } from '#app/routes/portal/ideas/editor/use-product.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { LimitedInput } from '#app/ui/fields/limited-input.tsx'

const FIELDS = ['link', 'details', 'price', 'picture'] as const

export interface PriceGuess {
  price: string
  priceInWords: string
}

interface IdeaLineDetailsProps {
  position: number
  written: Omit<Line, 'id'>
  guess: PriceGuess | undefined
  product: Product
  errorOf: (field: string) => string | undefined
}

/** What makes an idea the very thing: the product's link, details, a price, a picture. Folded, and in brief, until it is opened. */
export function IdeaLineDetails({ position, written, guess, product, errorOf }: IdeaLineDetailsProps) {
  const { t, i18n } = useLingui()
  const { link = '', details = '', price = '' } = written
  const { typed, seenOn, picture, note } = product
  const errors = FIELDS.map((field) => errorOf(IDEA_FIELDS[field]))
  const priceGuessed = typed.price !== '' && typed.price === guess?.price
  const day = seenOn === null ? '' : formatDay(seenOn, 'MMM d, yyyy', i18n.locale)
  const brief = [
    product.isNameFound && t`Name as found`,
    typed.link.replace(/^(?:https?:\/\/)?(?:www\.)?([^/?#]*).*$/s, '$1'),
    typed.details,
    priceGuessed ? guess?.priceInWords : typed.price,
  ]
    .filter(Boolean)
    .join(' · ')
  const number = position + 1
  return (
    <>
      {/* Not of type hidden: a form with another picture is changed. */}
      <input hidden readOnly name={IDEA_FIELDS.picture} value={picture} />
      <input type="hidden" name={IDEA_FIELDS.priceSeen} value={product.priceSeen} />
      <ProductNote note={note} />
      <details
        className="idea-details"
        data-used={brief !== '' || picture !== '' || undefined}
        open={errors.some(Boolean) || product.isTold}
      >
        <summary className="text-small">
          <SmallPicture hash={picture} />
          <span>{brief || t`Picture, link, price`}</span>
          <span className="sr-only"> ({t`details of suggestion ${number}`})</span>
        </summary>
        <div className="idea-details-fields">
          <Field label={t`Link`} error={errors[0]} className="col-span-full">
            <TextInput
              name={IDEA_FIELDS.link}
              inputMode="url"
              autoComplete="off"
              defaultValue={link}
              aria-label={t`Link of suggestion ${number}`}
            />
            {product.lookUps !== 'off' && (
              <span className="look-up" data-unlinked={typed.link === '' || undefined}>
                <Button
                  type="submit"
                  name="look_up"
                  value={position}
                  formAction={`?mode=manual#suggestion-${number}`}
                  size="small"
                  tone="quiet"
                  aria-label={
                    product.isFoundBefore
                      ? t`Look again for suggestion ${number}`
                      : t`Fetch name, picture and price of suggestion ${number}`
                  }
                  onClick={(event) => {
                    event.preventDefault()
                    void product.lookUp()
                  }}
                >
                  {product.isFoundBefore ? t`Look again` : t`Fetch name, picture and price`}
                </Button>
              </span>
            )}
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
                priceGuessed
                  ? t`Estimated price of suggestion ${number}`
                  : day === ''
                    ? t`Price of suggestion ${number}`
                    : t`Price of suggestion ${number}, seen on ${day}`
              }
            />
            {day !== '' && <p className="text-small text-ink-soft">{t`seen on ${day}`}</p>}
          </Field>
          <LinePicture position={position} product={product} error={errors[3]} />
        </div>
      </details>
    </>
  )
}
