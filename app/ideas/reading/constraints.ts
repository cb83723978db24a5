import { phrases } from '#app/ideas/words/attributes.ts'
import { addBans, type Bans, noBans } from '#app/ideas/reading/bans.ts'
import { readBudget } from '#app/ideas/reading/budget.ts'
import { readClauses } from '#app/ideas/reading/clauses.ts'
import { ageToSuit } from '#app/ideas/reading/exact-age.ts'
import { normalised } from '#app/ideas/words/lemmas.ts'
import { refusalsInEnglish } from '#app/ideas/reading/other-languages.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { STATES } from '#app/ideas/reading/states.ts'

/** What every idea must keep to; none of it is ever relaxed, except that a lower price limit only ranks. */
export interface Constraints {
  /** Years. */
  age: number
  /** Whole or broken units of a currency like the euro; null: no limit told. */
  budget: { minimum: number | null; maximum: number | null }
  bans: Bans
  /** States of body or life with a topic of their own, and the words that told. */
  states: readonly { said: string; topic: string }[]
  /** The texts without what they refuse, by field: where hobbies and wishes are looked for. */
  welcome: { hobbies: string; occasion: string; wishes: string }
}

const DENIED =
  /(?:not|isn't|isnt|no longer|never|aren't|wasn't|weren't|hates?|dislikes?)(?: (?:a|an|strictly|even|really|actually|currently|be|been|eat|any))* $/
const KNIVES = 'knife, dagger, machete, axe, hatchet, sword, gun, rifle, pistol, ammunition, crossbow'
const ADULT =
  'cigar, cigarette, tobacco, vape, casino, cannabis, cbd, hangover, lingerie, sexy, erotic, adult'
const FOOD_ALLERGENS = ['nuts', 'dairy', 'gluten', 'egg', 'fish'] as const

/** Adds what states of body and life forbid; gives those that a topic of the catalogue is made for. */
function addStates(bans: Bans, text: string): Constraints['states'] {
  const states: Constraints['states'][number][] = []
  for (const { said, attributes, words, topic } of STATES) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${said.source})(?![\\p{L}\\p{N}])`, 'gu')
    const meant = [...text.matchAll(whole)].find((match) => !DENIED.test(text.slice(0, match.index)))
    if (!meant) continue
    if (topic !== undefined) states.push({ said: meant[0], topic })
    for (const attribute of attributes) bans.attributes.add(attribute)
    bans.phrases.push(...phrases(words))
  }
  return states
}

function addAgeBans(bans: Bans, age: number, exact: boolean): void {
  if (age < 25) bans.attributes.add('alcohol')
  if (age < 18) {
    bans.attributes.add('romantic')
    bans.phrases.push(...phrases(KNIVES), ...phrases(ADULT))
  }
  if (age < 13) for (const attribute of ['sharp', 'fire', 'caffeine'] as const) bans.attributes.add(attribute)
  if (age < 4 || (age < 13 && !exact)) bans.attributes.add('small-parts')
}

/**
 * Reads the constraints of a recipient out of the age group and all four free texts (specification, section 3:
 * hobbies, preferences, notes, other occasion; up to 400 characters each). Refuses nothing: what is not understood
 * forbids nothing.
 */
export function constraintsOf(recipient: Recipient): Constraints {
  const fields = {
    hobbies: normalised(recipient.hobbies),
    occasion: normalised(recipient.otherOccasion ?? ''),
    wishes: refusalsInEnglish(normalised(`${recipient.preferences}\n${recipient.notes}`)),
  }
  const all = Object.values(fields).join('\n')
  const { age, exact } = ageToSuit(recipient.ageGroup, all)
  const bans = noBans()
  const constraints: Constraints = {
    age,
    budget: { minimum: null, maximum: null },
    bans,
    states: addStates(bans, all),
    welcome: { hobbies: '', occasion: '', wishes: '' },
  }
  addAgeBans(bans, age, exact)
  for (const field of ['hobbies', 'occasion', 'wishes'] as const) {
    const { minimum, maximum, rest } = readBudget(fields[field])
    constraints.budget.minimum ??= minimum
    constraints.budget.maximum = Math.min(constraints.budget.maximum ?? Infinity, maximum ?? Infinity)
    const welcome: string[] = []
    for (const clause of readClauses(rest)) {
      addBans(constraints.bans, clause)
      if (clause.stance === 'stated' || clause.stance === 'wanted') welcome.push(clause.body.trim())
    }
    constraints.welcome[field] = welcome.join(', ')
  }
  if (constraints.budget.maximum === Infinity) constraints.budget.maximum = null
  const { attributes } = constraints.bans
  constraints.bans.mixedFood ||= FOOD_ALLERGENS.some((allergen) => attributes.has(allergen))
  return constraints
}
