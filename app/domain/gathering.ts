import { z } from 'zod'
import { isCalendarDay } from '#app/domain/dates.ts'
import { NAME_LIMIT, TEXT_LIMIT } from '#app/domain/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { text } from '#app/domain/text-schema.ts'

/** Gatherings of one account, and gift profiles of one gathering. */
const MAX_GATHERINGS = 20
const MAX_PROFILES_OF_GATHERING = 50

const day = z
  .string()
  .optional()
  .default('')
  .refine((value) => value === '' || isCalendarDay(value), { error: 'occasion_date_invalid' })
  .transform((value) => (value === '' ? null : value))

/**
 * The fields of a gathering (docs/gatherings.md) from posted form fields: a name of 1 to 100 characters, a day
 * 'yyyy-MM-dd' or none, a line of text of up to 400. Refuses with one code per field.
 */
export const gatheringForm = z.object({
  name: text(NAME_LIMIT, { required: 'gathering_name_required', tooLong: 'name_too_long' }),
  day,
  line: text(TEXT_LIMIT, { tooLong: 'text_too_long' }).optional().default(''),
})

export type GatheringFields = z.output<typeof gatheringForm>

/** Whether an account with so many gatherings may have one more. Refused: 'too_many_gatherings' from 20 on. */
export function roomForGathering(count: number): Outcome<null> {
  return count >= MAX_GATHERINGS ? refused('too_many_gatherings') : done(null)
}

/** Takes the ids that a form posts; gives each once. Refused: 'too_many_in_gathering' above 50. */
export function chosenProfiles(posted: readonly string[]): Outcome<string[]> {
  const ids = [...new Set(posted)]
  return ids.length > MAX_PROFILES_OF_GATHERING ? refused('too_many_in_gathering') : done(ids)
}
