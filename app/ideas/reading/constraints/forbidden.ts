import type { Attribute, ThingKind } from '#app/ideas/idea.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import type { Bans } from '#app/ideas/reading/constraints/bans.ts'
import type { Clause } from '#app/ideas/reading/clauses.ts'
import type { AgeToSuit } from '#app/ideas/reading/exact-age.ts'
import { addRefusals, type Wished, wishedIn } from '#app/ideas/reading/constraints/refusals.ts'
import type { SaidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'
import type { Said } from '#app/ideas/reading/constraints/constraints.ts'
import { hasMark } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import { unwelcomeIn } from '#app/ideas/reading/constraints/unwelcome.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'

const FOOD_ALLERGENS = ['nuts', 'dairy', 'gluten', 'egg', 'fish'] as const

/** Everything that what a text says and its clauses forbid, and what of it a wish puts in doubt. */
export function forbiddenBy(
  said: readonly Said[],
  clauses: readonly Clause[],
  languages: SaidInLanguages,
): { bans: Bans; doubtful: Wished['doubtful'] } {
  const wished: Wished = { names: wishedIn(clauses, languages), doubtful: new Set() }
  const bans: Bans = {
    attributes: new Set(),
    kinds: new Set(),
    animals: new Set(),
    categories: new Set(),
    phrases: [],
    named: new Map(),
    owned: [],
    said: [],
    mixedFood: false,
  }
  for (const each of said) addConstraint(bans, each, wished)
  for (const [at, clause] of clauses.entries()) {
    // "Loves cats but is allergic to them."
    const means =
      clause.stance === 'allergic' && /^ *(?:them|it|those)\b/.test(clause.body) ? clauses[at - 1] : undefined
    addRefusals(bans, { ...clause, body: means?.body ?? clause.body }, wished, languages)
  }
  bans.mixedFood ||= FOOD_ALLERGENS.some((allergen) => bans.attributes.has(allergen))
  return { bans, doubtful: wished.doubtful }
}

function addConstraint(bans: Bans, { constraint }: Said, { names, doubtful }: Wished): void {
  const { name, attributes, kinds, categories, lines } = constraint
  if (name.startsWith('unless ')) return
  const isDoubtful = (each: Attribute | ThingKind) => names.has(each) && hasMark(constraint, 'wish')
  for (const each of [...attributes, ...kinds].filter(isDoubtful)) doubtful.add(each)
  for (const each of attributes) if (!isDoubtful(each)) bans.attributes.add(each)
  for (const each of kinds) if (!isDoubtful(each)) bans.kinds.add(each)
  for (const each of categories) bans.categories.add(each)
  for (const animal of lines.get('animals')?.split(' ') ?? []) bans.animals.add(animal)
  bans.phrases.push(...phrases(lines.get('words') ?? ''))
}

/** Adds what nobody can take back: what is not for this age, and what is unwelcome unless the text asks for it. */
export function addProtection(
  { bans, interests }: Pick<Wish, 'bans' | 'interests'>,
  { age, exact }: AgeToSuit,
  text: string,
  said: readonly Said[],
): void {
  bans.phrases.push(...unwelcomeIn(text, said, age))
  if (age < 25) bans.attributes.add('alcohol')
  if (age < 18) bans.attributes.add('romantic')
  if (age < 13) for (const attribute of ['sharp', 'fire', 'caffeine'] as const) bans.attributes.add(attribute)
  // Whoever builds with small bricks is no baby, whatever the age group allows.
  const usedToThem = interests.some(({ main, topic }) => main && topic && isMostlySmall(topic))
  if (age < 4 || (age < 13 && !exact && !usedToThem)) bans.attributes.add('small-parts')
}

function isMostlySmall({ ownIdeas }: Topic): boolean {
  const hearts = [...ownIdeas].filter(({ heart }) => heart)
  return hearts.filter(({ attributes }) => attributes.has('small-parts')).length > hearts.length / 2
}
