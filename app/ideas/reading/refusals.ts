import type { Attribute, Category } from '#app/ideas/idea.ts'
import type { Bans } from '#app/ideas/reading/bans.ts'
import { CATEGORY_NAMES } from '#app/ideas/reading/category-names.ts'
import type { Clause } from '#app/ideas/reading/clauses.ts'
import { ALLOWED_AFTER_ALL } from '#app/ideas/reading/cues.ts'
import { WIDER_BANS } from '#app/ideas/reading/wider-bans.ts'
import { impliedAttributes, namedAttributes, phrases } from '#app/ideas/words/attributes.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const FILLER = new Set(
  lemmas(
    'a an the any anything something everything some more another new old extra other further please really very too just so of her his their its my our your own him them me she he they it that this these those thing stuff has have had got item gift present product idea kind sort type type-of way either at all ever again cheap tacky boring silly random generic typical usual ordinary stupid ugly lot lots load ton heap pile bunch dozen couple several plenty few one two three four five six seven eight nine ten thanks thank you yet already much many enough with for to in on as about even especially particularly including eg etc like such related based everyday is are be been would which who will can could allowed because',
  ),
)
const SEPARATOR =
  /,|;|: |\(|\)|\/|\+|&| and\/or | and | or | nor | plus | as well as |\be\.?g\.?(?= )|\bsuch as\b|\bespecially\b|\bincluding\b/
const RELATIVE = / (?:that|which|with|who|made of|made from|he|she|they|you|for|from|to) /
/** "not a coffee drinker" refuses coffee. */
const PERSON =
  /(?<=\S) (?:drinker|eater|lover|person|people|fan|wearer|user|collector|type|guy|girl|man|woman)s?$/
const REASON =
  / (?:because|since|due to|thanks to|as (?:she|he|they|we|it)|in case|so that|at home|for now)\b.*$/s
/** Attributes that an allergy to one of their members refuses as a whole. */
const ALLERGENS: readonly Attribute[] = ['nuts', 'gluten', 'egg', 'fish', 'wool', 'leather', 'scent', 'plant']

const CATEGORIES_BY_NAME: readonly { category: Category; name: string }[] = Object.entries(
  CATEGORY_NAMES,
).flatMap(([category, names]) =>
  phrases(names).map((name) => ({ category: category as Category, name: name.join(' ') })),
)

/** Adds what a clause refuses or says is owned already. */
export function addRefusals(bans: Bans, { stance, body }: Clause): void {
  if (stance === 'stated' || stance === 'wanted') return
  if (stance === 'allergic') bans.mixedFood = true
  for (const term of body.split(SEPARATOR)) {
    if (ALLOWED_AFTER_ALL.test(term)) continue
    if (stance === 'owned') {
      const words = contentWords(term)
      if (words.length > 0) bans.owned.push(words)
    } else {
      addRefusal(bans, coreOf(term.trim()), stance === 'allergic')
    }
  }
}

function addRefusal(bans: Bans, core: string, allergic: boolean): void {
  const words = contentWords(core)
  const attributes = namedAttributes(lemmas(core))
  const implied = impliedAttributes(words)
  if (allergic) for (const attribute of ALLERGENS) if (implied.has(attribute)) attributes.add(attribute)
  for (const attribute of attributes) bans.attributes.add(attribute)
  for (const { category, name } of CATEGORIES_BY_NAME)
    if (name === words.join(' ')) bans.categories.add(category)
  const refused = allergic ? [words, ...words.map((word) => [word])] : [words]
  for (const phrase of refused) {
    bans.phrases.push(...phrases(WIDER_BANS.get(phrase.join(' ')) ?? ''))
    // The attribute is more precise than the bare word: "nut and bolt set" has no nuts.
    const covered = [...impliedAttributes(phrase)].some((attribute) => attributes.has(attribute))
    if (phrase.length > 0 && phrase.length <= 4 && !covered) bans.phrases.push(phrase)
  }
}

function contentWords(term: string): string[] {
  return lemmas(term).filter((word) => !FILLER.has(word) && !/^\d+$/.test(word))
}

/** The part of a term that counts: of "toys that make noise" the noise, because it names an attribute. */
function coreOf(refused: string): string {
  const term = refused.replace(REASON, '').trim().replace(PERSON, '')
  const [, ...relative] = ` ${term} `.split(RELATIVE)
  const rest = relative.join(' ')
  return namedAttributes(lemmas(rest)).size > 0 ? rest : term
}
