import type { Bans } from '#app/ideas/reading/bans.ts'
import type { Clause } from '#app/ideas/reading/clauses.ts'
import type { AgeToSuit } from '#app/ideas/reading/exact-age.ts'
import { addRefusals, type Wished, wishedIn } from '#app/ideas/reading/refusals.ts'
import type { RecognisedState } from '#app/ideas/reading/states/states.ts'
import { unwelcomeIn } from '#app/ideas/reading/unwelcome.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'

const FOOD_ALLERGENS = ['nuts', 'dairy', 'gluten', 'egg', 'fish'] as const

/** Everything that the age, the states, the whole text and its clauses forbid, and what of it a wish puts in doubt. */
export function forbiddenBy(
  age: AgeToSuit,
  states: readonly RecognisedState[],
  text: string,
  clauses: readonly Clause[],
): { bans: Bans; doubtful: Wished['doubtful'] } {
  const wished: Wished = { names: wishedIn(clauses), doubtful: new Set() }
  const bans: Bans = {
    attributes: new Set(),
    kinds: new Set(),
    animals: new Set(),
    categories: new Set(),
    phrases: unwelcomeIn(text, age.age),
    owned: [],
    mixedFood: false,
  }
  for (const state of states) addStateBans(bans, state)
  addAgeBans(bans, age)
  for (const [at, clause] of clauses.entries()) {
    // "Loves cats but is allergic to them."
    const means =
      clause.stance === 'allergic' && /^ *(?:them|it|those)\b/.test(clause.body) ? clauses[at - 1] : undefined
    addRefusals(bans, { ...clause, body: means?.body ?? clause.body }, wished)
  }
  bans.mixedFood ||= FOOD_ALLERGENS.some((allergen) => bans.attributes.has(allergen))
  return { bans, doubtful: wished.doubtful }
}

function addStateBans(bans: Bans, { attributes, kinds, words }: RecognisedState): void {
  for (const attribute of attributes) bans.attributes.add(attribute)
  for (const kind of kinds) bans.kinds.add(kind)
  bans.phrases.push(...phrases(words))
}

function addAgeBans(bans: Bans, { age, exact }: AgeToSuit): void {
  if (age < 25) bans.attributes.add('alcohol')
  if (age < 18) bans.attributes.add('romantic')
  if (age < 13) for (const attribute of ['sharp', 'fire', 'caffeine'] as const) bans.attributes.add(attribute)
  if (age < 4 || (age < 13 && !exact)) bans.attributes.add('small-parts')
}
