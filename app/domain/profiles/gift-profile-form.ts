import { z } from 'zod'
import { CURRENCIES } from '#app/domain/ideas/currency.ts'
import {
  AGE_GROUPS,
  NAME_LIMIT,
  perSwitch,
  OCCASION_TYPES,
  TEXT_LIMIT,
} from '#app/domain/profiles/gift-profile.ts'
import { isCalendarDay } from '#app/domain/dates.ts'
import { text } from '#app/domain/text-schema.ts'

const occasionDate = z
  .string({ error: 'occasion_date_required' })
  .min(1, 'occasion_date_required')
  .refine((day) => day === '' || isCalendarDay(day), { error: 'occasion_date_invalid' })

const shown = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

/** Of guessed prices; '' for none. */
const currency = z
  .enum(['', ...CURRENCIES], { error: 'form_invalid' })
  .transform((code) => (code === '' ? null : code))

const longText = text(TEXT_LIMIT, { tooLong: 'text_too_long' }).optional().default('')

export const recipientName = text(NAME_LIMIT, {
  required: 'recipient_name_required',
  tooLong: 'name_too_long',
})

/** The fields of a gift profile (specification 3 and 5), with one code per field. Name and occasion have no switch. */
export const giftProfileForm = z
  .object({
    recipient_name: recipientName,
    age_group: z.enum(AGE_GROUPS, { error: 'age_group_required' }),
    occasion_type: z.enum(OCCASION_TYPES, { error: 'occasion_type_required' }),
    other_occasion: text(NAME_LIMIT, { tooLong: 'name_too_long' }).optional().default(''),
    occasion_date: occasionDate,
    hobbies: longText,
    gift_preferences: longText,
    additional_notes: longText,
    ...perSwitch(() => shown),
    keep_surprise: shown,
    accepts_messages: shown,
    show_giver_names: shown,
    accepts_other_gifts: shown,
    pictures_on_card: shown,
    // Not posted where there is one shop; what is stored stays then.
    shop: text(NAME_LIMIT, { tooLong: 'name_too_long' }).nullish(),
    price_currency: currency.optional(),
    // Which there are the server knows.
    language: z.string().optional(),
  })
  .refine((profile) => profile.occasion_type !== 'other' || profile.other_occasion !== '', {
    error: 'other_occasion_required',
    path: ['other_occasion'],
    when: ({ value }) => (value as { occasion_type?: string }).occasion_type === 'other',
  })
  .transform((profile) => ({
    ...profile,
    other_occasion: profile.occasion_type === 'other' ? profile.other_occasion : null,
    show_name: true as const,
    show_occasion: true as const,
  }))

/** The fields as a form posts them. */
export type GiftProfileInput = z.input<typeof giftProfileForm>
export type GiftProfileFields = z.output<typeof giftProfileForm>
