import { z } from 'zod'
import { hasAddress } from '#app/domain/visitors/contact-in-text.ts'
import { GIVER_NAME_LIMIT, OTHER_GIFT_LIMIT } from '#app/domain/visitors/giver-limits.ts'
import { text } from '#app/domain/text-schema.ts'

const inOneLine = (written: string) => written.replace(/\s+/gu, ' ')

function withoutAddress(max: number, codes: Parameters<typeof text>[1]) {
  return text(max, codes)
    .transform(inOneLine)
    .refine((words) => !hasAddress(words), { error: 'no_addresses' })
}

/** Who a gift is from: at most 50 characters in one line, none to be named no more. Refused: web and email addresses. */
export const giverNameForm = z.object({
  name: withoutAddress(GIVER_NAME_LIMIT, { tooLong: 'giver_name_too_long' }),
})

/** What a visitor gives beside the list: 1 to 200 characters in one line. Refused: web and email addresses. */
export const otherGiftForm = z.object({
  text: withoutAddress(OTHER_GIFT_LIMIT, { required: 'other_gift_required', tooLong: 'other_gift_too_long' }),
})
