import type { AgeGroup } from '#app/domain/profiles/gift-profile.ts'
import { chosenIdeas } from '#app/ideas/built-in.ts'
import { ideaFilter } from '#app/ideas/choice/filter.ts'
import { type Attribute, ATTRIBUTES } from '#app/ideas/idea.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { sameIdeaKey } from '#app/ideas/words/same-idea.ts'

export const BUDGETS = [5, 10, 25, 50, 100, null]

export const BANS = ATTRIBUTES.map((attribute) => `no ${attribute.replace('-', ' ')}`)

export const ANYBODY: Recipient = {
  ageGroup: '35-44 years',
  occasion: 'birthday',
  otherOccasion: null,
  hobbies: '',
  preferences: '',
  notes: '',
}

/** A recipient of this age and budget with all of these bans. */
export function refusing(
  ageGroup: AgeGroup,
  budget: number | null,
  bans: readonly string[],
  hobbies = '',
): Recipient {
  const notes = budget === null ? '' : `no more than ${budget}`
  return { ...ANYBODY, ageGroup, hobbies, notes, preferences: bans.join(', ') }
}

/**
 * What is wrong with a recipient's list: not exactly 15 different ideas, or one that breaks the age, the price, or a
 * ban. Catalogue rows are checked directly, and again through the filter.
 */
export function faultsOf(recipient: Recipient, seed: number, refused: readonly Attribute[] = []): string[] {
  const wish = readWish(recipient)
  const { age, budget, bans } = wish
  const refusalOf = ideaFilter(wish)
  const chosen = chosenIdeas(recipient, { count: 15, exclude: [], seed })
  const faults = chosen
    .filter(
      ({ text, idea }) =>
        refusalOf(text, idea) !== null ||
        idea.ages.from > age ||
        idea.ages.to < age ||
        idea.price.typical > (budget.maximum ?? Infinity) ||
        [...bans.attributes, ...refused].some((attribute) => idea.attributes.has(attribute)),
    )
    .map(({ text }) => `violates: ${text}`)
  const different = new Set(chosen.map(({ text }) => sameIdeaKey(text))).size
  if (chosen.length !== 15 || different !== 15) faults.push(`${chosen.length} ideas, ${different} different`)
  return faults.map((fault) => `${fault} — ${JSON.stringify(recipient)}`)
}
