import type { Attribute, Category } from '#app/ideas/idea.ts'
import type { Said } from '#app/ideas/reading/constraints/constraints.ts'
import type { SaidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
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
function anyName({ formsOf }: SaidInLanguages): string {
  const forms = [...MEANINGS.keys()].flatMap((name) => {
    const plurals = name.endsWith('y') ? [name.replace(/y$/, 'ies')] : [`${name}s`, `${name}es`]
    return [name, ...plurals].flatMap((each) => [each, ...formsOf(each)])
  })
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length).join('|')
}
const GIVEN = '(?: (?:gifts?|presents?|stuff|things|ideas|items))?'
const ENDS = '(?= *(?:$|[.,;!?)\\n-]|please|thanks|for |this ))'
const patterns = new WeakMap<SaidInLanguages, RegExp[]>()

function patternsOf(languages: SaidInLanguages): RegExp[] {
  const made = patterns.get(languages) ?? patternsIn(languages)
  patterns.set(languages, made)
  return made
}

function patternsIn(languages: SaidInLanguages): RegExp[] {
  const name = anyName(languages)
  const or = `, | (?:or|and|&${languages.and && `|${languages.and}`}) |, or |/`
  const list = `(?<list>(?:${name})(?:(?:${or})(?:${name}))*)`
  return [
    `(?:only|just|solely|exclusively|nothing but|nothing except|nothing other than|anything as long as it(?:'s| is)${languages.only && `|${languages.only}`})
    (?: (?:wants?|likes?|accepts?|gives?|gets?|would like|ever wants?))?(?: (?:an?|some|more|good|new|de|des|du|un|una|une|unos|unas|del|een|ein|eine))? +${list}${GIVEN}${ENDS}`,
    `${list}${GIVEN} (?:only|alone|exclusively|and nothing else|are all (?:she|he|they) wants?)${ENDS}`,
  ].map(
    (source) =>
      new RegExp(
        `(?<!(?:not?|n't|nicht|pas|niet|nie|non|não|without|if|has|reads?)(?: \\p{L}+)? )(?<!\\p{L})${source.replaceAll(/\n\s+/g, '')}`,
        'gu',
      ),
  )
}

/**
 * Takes a normalised text and what is said in the phrases of the data file; gives what alone is welcome ("experiences only",
 * "nothing but tickets", "to use up"), null if nothing, and the text without it, so that no refusal before it reaches it.
 */
export function readOnly(
  text: string,
  said: readonly Said[],
  languages: SaidInLanguages,
): { only: Only | null; rest: string } {
  const found = patternsOf(languages)
  const meanings = found
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ groups }) => languages.inEnglish(groups?.list ?? '').split(/, or |, | \p{L}{1,4} | & |\//u))
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
    rest: found.reduce((rest, pattern) => rest.replace(pattern, ' ; '), text),
  }
}

function meaningOf(name: string) {
  return [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')]
    .map((form) => MEANINGS.get(form))
    .find((meaning) => meaning !== undefined)
}
