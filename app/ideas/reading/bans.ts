import { impliedAttributes, namedAttributes, phrases } from '#app/ideas/words/attributes.ts'
import type { Clause } from '#app/ideas/reading/clauses.ts'
import { ALLOWED_AFTER_ALL } from '#app/ideas/reading/cues.ts'
import type { Attribute, Category } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { WIDER } from '#app/ideas/reading/states.ts'

/** What no idea may be. Phrases are lemmas. */
export interface Bans {
  attributes: Set<Attribute>
  categories: Set<Category>
  /** Refused wherever they stand in an idea. */
  phrases: (readonly string[])[]
  /** Refused only as the thing itself: who has a telescope may want a filter for it. */
  owned: (readonly string[])[]
  /** Set by any allergy: hampers and selections hold one knows not what. */
  mixedFood: boolean
}

/** What people call a whole category. */
const CATEGORY_NAMES: Partial<Record<Category, string>> = {
  toy: 'toy',
  puzzle: 'puzzle, jigsaw',
  'board game': 'board game, game',
  'video game': 'video game, game, computer game',
  film: 'film, movie, dvd, blu ray, series, tv series, box set, boxset, documentary',
  game: 'game',
  decor:
    'decor, decoration, ornament, knick knack, trinket, bric a brac, clutter, home decor, dust collector',
  kitchenware: 'kitchenware, kitchen, kitchen gadget, cookware, cooking',
  tableware: 'tableware, mug, crockery',
  tool: 'tool, diy',
  stationery: 'stationery',
  'body care': 'toiletries, bath product, cosmetics, cosmetic, skincare, beauty product, beauty, smellies',
  'sports gear': 'sport, exercise, fitness, sports gear',
  'craft kit': 'craft, craft kit',
  garden: 'garden, gardening',
  furniture: 'furniture',
  footwear: 'footwear, shoe',
  outerwear: 'clothes, clothe, clothing, coat, jacket',
  class: 'class, course, lesson',
  print: 'poster, wall art, print, art print',
  collectible: 'collectible, collectable, memorabilia, figurine',
  bag: 'bag, handbag',
  scent: 'scent, perfume, candle, fragrance',
  drink: 'drink',
  travel: 'travel',
  wellness: 'wellness, spa',
  instrument: 'instrument, musical instrument',
  keepsake: 'keepsake, sentimental',
}

/** Words that say nothing of the thing: article, opinion, amount, the word "gift" itself. */
const FILLER = new Set(
  lemmas(
    'a an the any anything something everything some more another new old extra other further please really very too so just of her his their its my our your own him them me she he they it that this these those thing stuff has have had got item gift present product idea kind sort type type-of way either at all ever again cheap tacky boring silly random generic typical usual ordinary stupid ugly lot lots load ton heap pile bunch dozen couple several plenty few one two three four five six seven eight nine ten thanks thank you yet already much many enough with for to in on as about even especially particularly including eg etc like such related based everyday is are be been would which who will can could allowed because',
  ),
)
const LIST_MARK =
  /,|;|: |\(|\)|\/|\+|&| and\/or | and | or | nor | plus | as well as |\be\.?g\.?(?= )|\bsuch as\b|\bespecially\b|\bincluding\b/
const RELATIVE = / (?:that|which|with|who|made of|made from|he|she|they|you|for|from|to) /
/** An allergy to one of their members is an allergy to the group. */
const ALLERGENS: readonly Attribute[] = ['nuts', 'gluten', 'egg', 'fish', 'wool', 'leather', 'scent', 'plant']

const CATEGORIES_BY_NAME: readonly { category: Category; name: string }[] = Object.entries(
  CATEGORY_NAMES,
).flatMap(([category, names]) =>
  phrases(names).map((name) => ({ category: category as Category, name: name.join(' ') })),
)

export function noBans(): Bans {
  return { attributes: new Set(), categories: new Set(), phrases: [], owned: [], mixedFood: false }
}

function content(term: string): string[] {
  return lemmas(term).filter((word) => !FILLER.has(word) && !/^\d+$/.test(word))
}

/** Whom a refusal is about: "not a coffee drinker" refuses coffee. */
const PERSON =
  /(?<=\S) (?:drinker|eater|lover|person|people|fan|wearer|user|collector|type|guy|girl|man|woman)s?$/

const WHY =
  / (?:because|since|due to|thanks to|as (?:she|he|they|we|it)|in case|so that|at home|for now)\b.*$/s

/** "toys that make noise" is about the noise: where the relative part names an attribute, only that part counts. */
function heart(said: string): string {
  const term = said.replace(WHY, '').trim().replace(PERSON, '')
  const [, ...relative] = ` ${term} `.split(RELATIVE)
  const rest = relative.join(' ')
  return namedAttributes(lemmas(rest)).size > 0 ? rest : term
}

function refuse(bans: Bans, term: string, allergic: boolean): void {
  const words = content(heart(term))
  const name = words.join(' ')
  const gained = namedAttributes(lemmas(heart(term)))
  const implied = impliedAttributes(words)
  if (allergic) for (const attribute of ALLERGENS) if (implied.has(attribute)) gained.add(attribute)
  for (const attribute of gained) bans.attributes.add(attribute)
  for (const { category, name: spoken } of CATEGORIES_BY_NAME)
    if (spoken === name) bans.categories.add(category)
  const phrasesOfTerm = allergic ? [words, ...words.map((word) => [word])] : [words]
  for (const phrase of phrasesOfTerm) {
    bans.phrases.push(...phrases(WIDER[phrase.join(' ')] ?? ''))
    // The attribute knows better than the bare word: "nut and bolt set" holds no nuts.
    const covered = [...impliedAttributes(phrase)].some((attribute) => gained.has(attribute))
    if (phrase.length > 0 && phrase.length <= 4 && !covered) bans.phrases.push(phrase)
  }
}

/** Adds what a clause forbids. */
export function addBans(bans: Bans, clause: Clause): void {
  if (clause.stance === 'stated' || clause.stance === 'wanted') return
  if (clause.stance === 'allergic') bans.mixedFood = true
  for (const term of clause.body.split(LIST_MARK)) {
    if (ALLOWED_AFTER_ALL.test(term)) continue
    if (clause.stance === 'owned') {
      const words = content(term)
      if (words.length > 0) bans.owned.push(words)
    } else {
      refuse(bans, term.trim(), clause.stance === 'allergic')
    }
  }
}
