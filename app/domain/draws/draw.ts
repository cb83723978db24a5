import { z } from 'zod'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import type { ExcludedPair } from '#app/domain/draws/draw-problem.ts'
import type { StoredGatheringProfile } from '#app/domain/gatherings/gathering-visibility.ts'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { text } from '#app/domain/text-schema.ts'
import { trimmed } from '#app/domain/text.ts'
import { openTo } from '#app/domain/profiles/visibility.ts'

const MAX_PARTICIPANTS = 30
const MAX_EXCLUSIONS = 100

const address = z
  .string()
  .overwrite(trimmed)
  .transform((email) => (email === '' ? null : email))
  .pipe(emailForm.shape.email.nullable())

const orNull = z
  .string()
  .optional()
  .transform((value) => value || null)

/**
 * A participant: 1 to 100 characters in one line, an email or none and its language, a profile's id or none; a code per
 * field.
 */
export const participantForm = z.object({
  name: text(NAME_LIMIT, { required: 'draw_name_required', tooLong: 'name_too_long' })
    .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), { error: 'draw_name_required' })
    .transform((name) => name.replace(/\s+/gu, ' ')),
  email: address.optional().default(null),
  language: orNull,
  profile: orNull,
})

export type ParticipantFields = z.output<typeof participantForm>

/** What a gift may cost, in the organiser's words: at most 100 characters, none for no budget. */
export const budgetForm = z.object({ budget: text(NAME_LIMIT, { tooLong: 'name_too_long' }) })

/** Whether `added` may join. Refused: 'draw_full' above 30; 'draw_name_twice', however it is written. */
export function roomForParticipants(
  there: readonly { name: string }[],
  added: readonly { name: string }[],
): Outcome<null> {
  if (there.length + added.length > MAX_PARTICIPANTS) return refused('draw_full')
  const names = [...there, ...added].map(({ name }) => name.normalize('NFKC').toLowerCase())
  return new Set(names).size < names.length
    ? refused('draw_name_twice', { name: 'draw_name_twice' })
    : done(null)
}

/** As many of `added` as have room, a second Emma as "Emma 2". Refused: 'draw_full' when nobody has. */
export function participantsWithRoom<Added extends { name: string }>(
  there: readonly { name: string }[],
  added: readonly Added[],
): Outcome<Added[]> {
  const fitting: Added[] = []
  for (const one of added) {
    const names = Array.from({ length: MAX_PARTICIPANTS }, (_, place) => numbered(one.name, place + 1))
    const name = names.find((free) => roomForParticipants([...there, ...fitting], [{ name: free }]).ok)
    if (name !== undefined) fitting.push({ ...one, name })
  }
  return fitting.length === 0 && added.length > 0 ? refused('draw_full') : done(fitting)
}

function numbered(name: string, number: number): string {
  const end = number === 1 ? '' : ` ${number}`
  return [...name].slice(0, NAME_LIMIT - end.length).join('') + end
}

/** The profiles of a gathering that everybody may see and that belong to no participant yet. */
export function profilesToDraw(
  { profiles }: { profiles: readonly StoredGatheringProfile[] },
  participants: readonly { profile_id: string | null }[],
): StoredGatheringProfile[] {
  const theirs = new Set(participants.map(({ profile_id }) => profile_id))
  return profiles.filter((profile) => openTo(null, profile).ok && !theirs.has(profile.id))
}

/** Whether two may be kept apart. Refused: 'draw_pair_invalid', 'draw_pair_twice', 'too_many_draw_pairs' from 100 on. */
export function pairToKeepApart(
  participants: readonly { id: string }[],
  [one, other]: readonly [string, string],
  pairs: readonly ExcludedPair[],
): Outcome<null> {
  const takesPart = (id: string) => participants.some((participant) => participant.id === id)
  if (one === other || !takesPart(one) || !takesPart(other))
    return refused('draw_pair_invalid', { other: 'draw_pair_invalid' })
  if (pairs.some((pair) => pair.includes(one) && pair.includes(other)))
    return refused('draw_pair_twice', { other: 'draw_pair_twice' })
  return pairs.length >= MAX_EXCLUSIONS ? refused('too_many_draw_pairs') : done(null)
}

/** Pairs in the order of the participants, and within each pair too. */
export function pairsInOrder(
  participants: readonly { id: string }[],
  pairs: readonly ExcludedPair[],
): ExcludedPair[] {
  const places = new Map(participants.map(({ id }, place) => [id, place]))
  const placeOf = (id: string) => places.get(id) ?? places.size
  return pairs
    .map(([one, other]): ExcludedPair => (placeOf(one) < placeOf(other) ? [one, other] : [other, one]))
    .toSorted(
      (first, second) => placeOf(first[0]) - placeOf(second[0]) || placeOf(first[1]) - placeOf(second[1]),
    )
}
