import { z } from 'zod'
import { emailForm } from '#app/domain/account-forms.ts'
import type { ExcludedPair } from '#app/domain/draw-problem.ts'
import type { StoredTag } from '#app/domain/gathering-visibility.ts'
import { NAME_LIMIT } from '#app/domain/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { text } from '#app/domain/text-schema.ts'
import { openTo } from '#app/domain/visibility.ts'

/** With so many participants and pairs the slowest draw measured takes 20 ms. */
const MAX_PARTICIPANTS = 30
const MAX_EXCLUSIONS = 100

const address = z
  .string()
  .trim()
  .transform((email) => (email === '' ? null : email))
  .pipe(emailForm.shape.email.nullable())

/**
 * Who takes part in drawing names (docs/gatherings.md): a name of 1 to 100 characters in one line; an email address or
 * none; the id of their gift profile or none. Refuses with one code per field.
 */
export const participantForm = z.object({
  name: text(NAME_LIMIT, { required: 'draw_name_required', tooLong: 'name_too_long' }).transform((name) =>
    name.replace(/\s+/gu, ' '),
  ),
  email: address.optional().default(null),
  profile: z
    .string()
    .optional()
    .transform((id) => id || null),
})

export type ParticipantFields = z.output<typeof participantForm>

/** What a gift may cost, in the organiser's words: at most 100 characters, none for no budget. */
export const budgetForm = z.object({ budget: text(NAME_LIMIT, { tooLong: 'name_too_long' }) })

/**
 * Whether these may take part beside those who do. Refused: 'draw_full' for more than 30 together; 'draw_name_twice' for a
 * name that is there already, however it is written.
 */
export function roomForParticipants(
  there: readonly { name: string }[],
  added: readonly { name: string }[],
): Outcome<null> {
  const names = [...there, ...added].map(({ name }) => name.normalize('NFKC').toLowerCase())
  if (names.length > MAX_PARTICIPANTS) return refused('draw_full')
  return new Set(names).size < names.length
    ? refused('draw_name_twice', { name: 'draw_name_twice' })
    : done(null)
}

/** The profiles of a gathering that everybody may see and that belong to no participant yet. */
export function profilesToDraw(
  { tags }: { tags: readonly StoredTag[] },
  participants: readonly { profile_id: string | null }[],
): StoredTag[] {
  const theirs = new Set(participants.map(({ profile_id }) => profile_id))
  return tags.filter((tag) => openTo(null, tag).ok && !theirs.has(tag.id))
}

/**
 * Whether two participants may be kept apart, beside so many pairs. Refused: 'draw_pair_invalid' unless they are two, and
 * both take part; 'too_many_draw_pairs' from 100 on.
 */
export function pairToKeepApart(
  participants: readonly { id: string }[],
  [one, other]: readonly [string, string],
  pairs: number,
): Outcome<null> {
  const takesPart = (id: string) => participants.some((participant) => participant.id === id)
  if (one === other || !takesPart(one) || !takesPart(other))
    return refused('draw_pair_invalid', { other: 'draw_pair_invalid' })
  return pairs >= MAX_EXCLUSIONS ? refused('too_many_draw_pairs') : done(null)
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

/** A participant with whom they drew as the database holds it. It must not leave the server. */
export interface StoredDraw {
  email: string | null
  /** When a link that the organiser passed on was opened first, and the device that did. */
  opened_at: Date | null
  opened_by: string | null
  /** Null until names are drawn. */
  recipient: { name: string; slug: string | null } | null
}

declare const shown: unique symbol
type Shown = { readonly [shown]: true }

/** What a personal link shows on one device. Only `drawShownTo` makes one that tells a name. */
export type ShownDraw =
  | { state: 'not_drawn' }
  /** Its button shows the name on this device, and on this one alone from then on. */
  | { state: 'unopened' }
  | { state: 'opened_elsewhere'; at: Date }
  | ({ state: 'drawn'; recipient: NonNullable<StoredDraw['recipient']> } & Shown)

/**
 * The one rule of whom a personal link tells whom its participant drew (docs/gatherings.md). A link that went by email, which
 * nobody else saw, tells whoever opens it. One that passed through the organiser's hands tells the device that opened it
 * first, so that it cannot be read on the way without being noticed.
 */
export function drawShownTo(device: string | null, draw: StoredDraw): ShownDraw {
  const { email, opened_at, opened_by, recipient } = draw
  if (recipient === null) return { state: 'not_drawn' }
  const drawn = { state: 'drawn', recipient } as ShownDraw
  if (email !== null) return drawn
  if (opened_at === null) return { state: 'unopened' }
  return device !== null && device === opened_by ? drawn : { state: 'opened_elsewhere', at: opened_at }
}
