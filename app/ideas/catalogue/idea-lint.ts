import { brandIn } from '#app/ideas/catalogue/brands.ts'
import type { Attribute, Category, Idea } from '#app/ideas/idea.ts'
import { impliedAttributes } from '#app/ideas/words/attributes.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import { withProperNames } from '#app/ideas/words/proper-names.ts'

/** A row may lack these: they only rank. */
const OPTIONAL: ReadonlySet<Attribute> = new Set(['eco', 'handmade', 'practical', 'sentimental'])

/** At least one of these belongs to every idea of the category. */
const CATEGORY_ATTRIBUTES: Partial<Record<Category, readonly Attribute[]>> = {
  book: ['book'],
  food: ['food'],
  drink: ['food', 'alcohol', 'caffeine'],
  clothing: ['clothing'],
  outerwear: ['clothing'],
  footwear: ['clothing', 'practical'],
  jewellery: ['jewellery'],
  plant: ['plant'],
  pet: ['pet'],
  scent: ['scent'],
  experience: ['experience'],
  class: ['experience', 'gadget'],
  subscription: ['subscription'],
  voucher: ['voucher'],
  'video game': ['screen'],
  film: ['screen'],
  electronics: ['gadget', 'battery', 'screen'],
}

/** Head nouns of what needs batteries or mains, unless a word of UNPOWERED is there too. */
const POWERED = new Set(
  lemmas(
    'lamp light lantern torch headlamp headtorch projector speaker headphones earphones earbuds headset radio console controller charger dehydrator mixer blender kettle fryer cooker massager vacuum drill camera microphone tuner printer scanner trimmer hairdryer fridge detector calculator keyboard amplifier synthesiser drone quadcopter robot droid monitor laminator watch smartwatch wristwatch clock stopwatch inflator humidifier dehumidifier turntable juicer diffuser doorbell gimbal airbrush oscilloscope',
  ),
)
const UNPOWERED = /\b(?:hand|wind|wood|wooden|reed|cake|banding|pruning|push|kelly|paper|nail|scalp)\b/

const MIN_YEARS: readonly (readonly [Attribute, number])[] = [
  ['alcohol', 25],
  ['sharp', 18],
  ['fire', 18],
  ['romantic', 18],
  ['caffeine', 10],
  ['nuts', 5],
  ['small-parts', 3],
  ['food', 3],
  ['plant', 3],
  ['jewellery', 3],
  ['battery', 1],
]

const ADOLESCENT = 13
/** Children that an idea is for by its words, and how old they are at most. */
const OLDEST: readonly (readonly [RegExp, number])[] = [
  [/\b(?:newborns?|teething|tummy time)\b/, 1],
  [/\b(?:touch-and-feel|touch patches|crinkle|peekaboo|rattle)\b(?! socks)/, 3],
  [/\b(?:toddlers?|toddler's)\b/, 4],
  [/\bboard books?\b/, 5],
  [/\b(?:child's|child-sized?|children's|for children|for kids|kids'|junior|for young \p{L}+)\b/u, 17],
]
const BIRTHDAY = /\bbirthday\b(?! (?:stamp|tart|café))/

const MAX_PRICE: Partial<Record<Category, number>> = {
  food: 100,
  drink: 160,
  'body care': 60,
  stationery: 100,
  'art supplies': 100,
  puzzle: 100,
  book: 130,
}
const MAX_PRICE_OF_ALL = 600
const MIN_DEVICE_PRICE = 8

function attributeProblems(idea: Idea, words: readonly string[]): string[] {
  const missing = [...impliedAttributes(words)].filter(
    (attribute) => !OPTIONAL.has(attribute) && !idea.attributes.has(attribute),
  )
  const ofCategory = CATEGORY_ATTRIBUTES[idea.category] ?? []
  const powered = POWERED.has(lemma(idea.headNoun)) && !UNPOWERED.test(idea.text)
  return [
    ...(missing.length > 0
      ? [`add ${missing.join(' ')}, or the phrase to "harmless" in attribute-words.ts if the words mislead`]
      : []),
    ...(ofCategory.length > 0 && !ofCategory.some((attribute) => idea.attributes.has(attribute))
      ? [`a ${idea.category} needs the attribute ${ofCategory.join(' or ')}`]
      : []),
    ...(powered && !idea.attributes.has('gadget') && !idea.attributes.has('battery')
      ? ['add battery (charged or with batteries) or gadget (mains), or say what else moves it']
      : []),
  ]
}

function ageProblems({ text, ages, attributes, occasions }: Idea): string[] {
  const isForChildren = ages.from < ADOLESCENT && !attributes.has('pet')
  const oldest = OLDEST.filter(([words, age]) => isForChildren && words.test(text) && ages.to > age)
  return [
    ...oldest.map(([, age]) => `its words say that it is for ${age} at most`),
    ...(BIRTHDAY.test(text) && !occasions.includes('birthday') ? ['add @birthday'] : []),
    ...MIN_YEARS.filter(([attribute, age]) => attributes.has(attribute) && ages.from < age).map(
      ([attribute, age]) => `${attribute} is for ${age} and older`,
    ),
  ]
}

function priceProblems({ price: { minimum, typical }, category, attributes }: Idea): string[] {
  const free = attributes.has('voucher') || attributes.has('experience')
  const max = MAX_PRICE[category] ?? MAX_PRICE_OF_ALL
  return [
    ...(typical > max ? [`typical price above ${max}: no ${category} to give`] : []),
    ...(typical > 4 * minimum + 15 && !free ? ['typical price is far above the minimum'] : []),
    ...(category === 'electronics' && typical < MIN_DEVICE_PRICE ? ['too cheap for a device'] : []),
  ]
}

/** Every problem of an idea or template, each with file, line and what to do; empty when there is none. */
export function ideaProblems(idea: Idea): string[] {
  const words = lemmas(idea.text.replace(/\{\w+\}/, ''))
  const brand = brandIn(words)
  const length = idea.text.split(' ').length
  const problems = [
    ...attributeProblems(idea, words),
    ...ageProblems(idea),
    ...priceProblems(idea),
    ...(brand ? [`"${brand}" is a maker or shop: name the thing instead`] : []),
    ...(length < 2 || length > 6 ? [`has ${length} words: write 2 to 6`] : []),
    ...(/^[\p{L}\p{N}&'+ -]+$/u.test(idea.text.replace(/\{\w+\}/, 'x'))
      ? []
      : ["is no shop search: only letters, digits, & ' + and -"]),
    ...(withProperNames(idea.text) === idea.text ? [] : [`write "${withProperNames(idea.text)}"`]),
    ...(words.length === 0 || !idea.text.includes(idea.headNoun) ? ['its head noun is not in it'] : []),
  ]
  return problems.map((problem) => `${idea.where}: ${problem} — ${idea.text}`)
}
