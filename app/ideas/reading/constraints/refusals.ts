import type { Attribute, Category, ThingKind } from '#app/ideas/idea.ts'
import type { Bans } from '#app/ideas/reading/constraints/bans.ts'
import { CATEGORY_NAMES } from '#app/ideas/words/category-names.ts'
import type { Clause } from '#app/ideas/reading/clauses.ts'
import { ALLOWED_AFTER_ALL } from '#app/ideas/reading/cues.ts'
import type { SaidInLanguages } from '#app/ideas/reading/said-in-languages.ts'
import { WIDER_BANS } from '#app/ideas/words/wider-bans.ts'
import { impliedAttributes, namedAttributes } from '#app/ideas/words/attributes.ts'
import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { ANIMALS, namedKinds } from '#app/ideas/words/kinds.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'

const FILLER = new Set(
  lemmas(
    `
    a an the any anything something everything some more another new old extra other further please really very
    too just so of her his their its my our your own him them me she he they it that this these those thing
    stuff has have had got item gift present product idea kind sort type type-of way either at all ever again
    cheap tacky boring silly random generic typical usual ordinary stupid ugly lot lots load ton heap pile
    bunch time season week month moment year christmas birthday dozen couple several plenty few one two three four five six seven eight nine ten thanks thank you yet
    already much many enough actual real proper with for to in on as about even especially particularly including eg etc like such
    related based everyday is are be been would which who will can could allowed because
  `,
  ),
)
const separator = cachedByText(
  (and) =>
    new RegExp(
      `[,;،؛]|: |\\(|\\)|\\/|\\+|&| (?:and/or|and|or|nor|plus|as well as${and && `|${and}`}) |\\be\\.?g\\.?(?= )|\\bsuch as\\b|\\bespecially\\b|\\bincluding\\b`,
      'u',
    ),
)
const RELATIVE =
  / (?:that|which|with|who|made of|made from|he|she|they|you|for|from|to|der|die|das|mit|aus|qui|avec|que|con|che|com|met|dat|z|któr[eayą]) /
/** "not a coffee drinker" refuses coffee. */
const PERSON =
  /(?<=\S) (?:drinker|eater|lover|person|people|fan|wearer|user|collector|type|guy|girl|man|woman)s?$/
const REASON =
  / (?:weil|wegen|denn|parce qu['e]|à cause|car (?:il|elle)|puisqu['e]|porque|perché|per via|omdat|want|vanwege|por causa|bo (?:ma|jest|nie)|przez|because|since|due to|thanks to|as (?:she|he|they|we|it)|in case|so that|at home|for now|in (?:the|our|their|this) (?:house|home|flat|place))\b.*$/s
/** Attributes that an allergy to one of their members refuses as a whole. */
const ALLERGENS: readonly Attribute[] = ['nuts', 'gluten', 'egg', 'fish', 'wool', 'leather', 'scent', 'plant']

/** What a wish for the same may put in doubt; never what may harm. */
const DOUBTABLE: ReadonlySet<Attribute | ThingKind> = new Set([
  ...([
    'clothing',
    'jewellery',
    'gadget',
    'screen',
    'book',
    'plant',
    'subscription',
    'experience',
    'voucher',
  ] as const),
  ...([
    'personalised',
    'romantic',
    'handmade',
    'practical',
    'sentimental',
    'merchandise',
    'scent',
    'food',
  ] as const),
  ...(['garden', 'kitchen', 'home', 'festive', 'crowd', 'effort', 'dust'] as const),
])

const CATEGORIES_BY_NAME: readonly { category: Category; name: string }[] = Object.entries(
  CATEGORY_NAMES,
).flatMap(([category, names]) =>
  phrases(names).map((name) => ({ category: category as Category, name: name.join(' ') })),
)

/** What other clauses wish for, and what of it was refused too: the wish counts, and is shown as doubtful. */
export interface Wished {
  names: ReadonlySet<Attribute | ThingKind>
  doubtful: Set<Attribute | ThingKind>
}

/** The attributes and kinds that the clauses wish for outright ("loves plants"). */
export function wishedIn(
  clauses: readonly Clause[],
  { inEnglish }: SaidInLanguages,
): Set<Attribute | ThingKind> {
  const wanted = clauses
    .filter(({ stance }) => stance === 'wanted')
    .map(({ body }) => lemmas(inEnglish(body)))
  return new Set(wanted.flatMap((words) => [...namedAttributes(words), ...namedKinds(words)]))
}

/** Adds what a clause refuses or says is owned already. */
export function addRefusals(
  bans: Bans,
  { stance, body }: Clause,
  wished: Wished,
  languages: SaidInLanguages,
): void {
  if (stance === 'stated' || stance === 'wanted') return
  if (stance === 'allergic') bans.mixedFood = true
  for (const said of body.split(separator(languages.and))) {
    if (ALLOWED_AFTER_ALL.test(said)) continue
    const words = contentWords(said.replace(REASON, '')).filter((word) => !languages.isFiller(word))
    if (words.length > 0 && words.length <= MOST_WORDS) bans.said.push({ words, owned: stance === 'owned' })
    const term = withoutFiller(languages.inEnglish(said), languages)
    if (stance === 'owned') {
      const owned = contentWords(term)
      if (owned.length > 0) bans.owned.push(owned)
    } else {
      addRefusal(bans, coreOf(term.trim()), stance === 'allergic', wished)
    }
  }
}

/** Who refuses more words at once says a sentence. */
const MOST_WORDS = 3

function withoutFiller(term: string, { isFiller }: SaidInLanguages): string {
  return term.replace(/(?<![\p{L}'])\p{L}+(?![\p{L}'])/gu, (word) => (isFiller(word) ? '' : word)).trim()
}

function addRefusal(bans: Bans, core: string, allergic: boolean, { names, doubtful }: Wished): void {
  const words = contentWords(core)
  const implied = impliedAttributes(words)
  const attributes = namedAttributes(lemmas(core))
  const kinds = namedKinds(lemmas(core))
  if (allergic) for (const attribute of ALLERGENS) if (implied.has(attribute)) attributes.add(attribute)
  const animals = allergic ? words.filter((word) => ANIMALS.has(word)) : []
  for (const animal of animals) bans.animals.add(animal)
  // "No more stuff", of which no other word says what stuff.
  if (words.length === 0 && /(?<!\p{L})(?:stuff|things|clutter)(?!\p{L})/u.test(core)) kinds.add('thing')
  const counts = (name: Attribute | ThingKind) => allergic || !names.has(name) || !DOUBTABLE.has(name)
  for (const name of [...attributes, ...kinds]) if (!counts(name)) doubtful.add(name)
  const meant = { attributes: [...attributes].filter(counts), kinds: [...kinds].filter(counts) }
  for (const attribute of meant.attributes) bans.attributes.add(attribute)
  for (const kind of meant.kinds) bans.kinds.add(kind)
  // The kind says it all: whoever wants nothing for the kitchen minds no book called "kitchen"; and so does a wish for the same.
  const isWished = meant.attributes.length + meant.kinds.length < attributes.size + kinds.size
  if (meant.kinds.length > 0 || animals.length > 0 || isWished) return
  for (const { category, name } of CATEGORIES_BY_NAME)
    if (name === words.join(' ')) bans.categories.add(category)
  const refused = allergic ? [words, ...words.map((word) => [word])] : [words]
  for (const phrase of refused) {
    // The attribute is more precise than the bare word: "nut and bolt set" has no nuts.
    const covered = [...impliedAttributes(phrase)].some((attribute) => meant.attributes.includes(attribute))
    const named = phrase.length > 0 && phrase.length <= 4 && !covered ? [phrase] : []
    const wider = phrases(WIDER_BANS.get(phrase.join(' ')) ?? '')
    if (named.length + wider.length > 0) bans.named.set(phrase.join(' '), [...named, ...wider])
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
  return namedAttributes(lemmas(rest)).size > 0 || namedKinds(lemmas(rest)).size > 0 ? rest : term
}
