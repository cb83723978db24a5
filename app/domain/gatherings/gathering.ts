import { z } from 'zod'
import { isCalendarDay } from '#app/domain/dates.ts'
import { NAME_LIMIT, TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { text } from '#app/domain/text-schema.ts'

const MAX_GATHERINGS = 20
const MAX_PROFILES_OF_GATHERING = 50
const MAX_PEOPLE = 30

const day = z
  .string()
  .optional()
  .default('')
  .refine((value) => value === '' || isCalendarDay(value), { error: 'occasion_date_invalid' })
  .transform((value) => (value === '' ? null : value))

/** The fields of a gathering: a name of 1 to 100 characters, a day or none, up to 400 characters; a code per field. */
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

/** Whether somebody more may join where so many take part, the organiser among them. Refused: 'gathering_full' from 30 on. */
export function roomForPerson(count: number): Outcome<null> {
  return count >= MAX_PEOPLE ? refused('gathering_full') : done(null)
}

/** The ids that a form posts, each once. Refused: 'too_many_in_gathering' above 50 with `ofOthers`. */
export function chosenProfiles(posted: readonly string[], ofOthers: number): Outcome<string[]> {
  const ids = [...new Set(posted)]
  return ids.length + ofOthers > MAX_PROFILES_OF_GATHERING ? refused('too_many_in_gathering') : done(ids)
}

/** Null for somebody who takes no part in a gathering. */
export type Role = 'organiser' | 'co-organiser' | null

/** The organiser may edit a gathering; co-organisers add and take away their own profiles. */
export function roleIn(
  viewer: { id: string } | null,
  gathering: { created_by: string; member_ids: readonly string[] },
): Role {
  if (viewer === null) return null
  if (viewer.id === gathering.created_by) return 'organiser'
  return gathering.member_ids.includes(viewer.id) ? 'co-organiser' : null
}
