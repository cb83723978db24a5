import type { Attribute, Category } from '#app/ideas/idea.ts'
import type { Said } from '#app/ideas/reading/constraints/constraints.ts'
import { CATEGORY_NAMES } from '#app/ideas/words/category-names.ts'

/** What alone is welcome, said of the whole list: an idea needs one of these. */
export interface Only {
  attributes: ReadonlySet<Attribute>
  categories: ReadonlySet<Category>
}

const ATTRIBUTE_NAMES: Partial<Record<Attribute, string>> = {
  experience: `experience, day out, days out, outing, trip, activity, workshop, event, ticket, concert ticket, thing to do,
    time together`,
  book: 'book, novel, reading material',
  voucher: 'voucher, gift card, gift voucher, money, cash',
  food: 'food, edible thing, edible gift, something to eat, thing to eat',
  plant: 'plant, houseplant',
  clothing: 'clothe, clothing, something to wear, thing to wear',
  subscription: 'subscription',
  practical: 'practical thing, practical gift, useful thing, useful gift',
}

const MEANINGS = new Map<string, { attribute?: Attribute; category?: Category }>([
  ...Object.entries(CATEGORY_NAMES).flatMap(([category, names]) =>
    names.split(/,\s+/).map((name) => [name, { category: category as Category }] as const),
  ),
  ...Object.entries(ATTRIBUTE_NAMES).flatMap(([attribute, names]) =>
    names.split(/,\s+/).map((name) => [name, { attribute: attribute as Attribute }] as const),
  ),
])

/** Each form once: where a word could be read in two ways, a list of twenty such words would be read in a million. */
const NAME = [
  ...new Set(
    [...MEANINGS.keys()].flatMap((name) =>
      name.endsWith('y') ? [name, name.replace(/y$/, 'ies')] : [name, `${name}s`, `${name}es`],
    ),
  ),
]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const LIST = `(?<list>(?:${NAME})(?:(?:, | or | and |, or |/| & )(?:${NAME}))*)`
const GIVEN = '(?: (?:gifts?|presents?|stuff|things|ideas|items))?'
const ENDS = '(?= *(?:$|[.,;!?)\\n-]|please|thanks|for |this ))'
const PATTERNS = [
  `(?:only|just|solely|exclusively|nothing but|nothing except|nothing other than|anything as long as it(?:'s| is))
  (?: (?:wants?|likes?|accepts?|gives?|gets?|would like|ever wants?))?(?: (?:an?|some|more|good|new))? +${LIST}${GIVEN}${ENDS}`,
  `${LIST}${GIVEN} (?:only|alone|exclusively|and nothing else|are all (?:she|he|they) wants?)${ENDS}`,
].map(
  (source) =>
    new RegExp(
      `(?<!(?:not?|n't|without|if|has|reads?)(?: \\p{L}+)? )(?<!\\p{L})${source.replaceAll(/\n\s+/g, '')}`,
      'gu',
    ),
)

/**
 * Takes a normalised text and what is said in the phrases of the data file; gives what alone is welcome ("experiences only",
 * "nothing but tickets", "to use up"), null if nothing, and the text without it, so that no refusal before it reaches it.
 */
export function readOnly(text: string, said: readonly Said[]): { only: Only | null; rest: string } {
  const meanings = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups }) => (groups?.list ?? '').split(/, or |, | or | and |\/| & /))
    .flatMap((name) => meaningOf(name) ?? [])
  const stances = said.flatMap(({ constraint: { only } }) => only ?? [])
  if (meanings.length === 0 && stances.length === 0) return { only: null, rest: text }
  return {
    only: {
      attributes: new Set([
        ...meanings.flatMap(({ attribute }) => attribute ?? []),
        ...stances.flatMap(({ attributes }) => attributes),
      ]),
      categories: new Set([
        ...meanings.flatMap(({ category }) => category ?? []),
        ...stances.flatMap(({ categories }) => categories),
      ]),
    },
    rest: PATTERNS.reduce((rest, pattern) => rest.replace(pattern, ' ; '), text),
  }
}

function meaningOf(name: string) {
  return [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')]
    .map((form) => MEANINGS.get(form))
    .find((meaning) => meaning !== undefined)
}
