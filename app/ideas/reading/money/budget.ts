import {
  ABOUT,
  AFTER,
  AFTER_ALONE,
  AFTER_BARE,
  AT_LEAST,
  AT_MOST,
  AT_MOST_WITH_CURRENCY,
  BETWEEN,
  CURRENCIES,
  EACH_GIVES,
  FOR_EACH,
  DRAWN_GIFTS,
  GIVERS,
  GIVERS_IN_WORDS,
  OWN_CURRENCIES,
  POOLING,
  RANGE_WORDS,
  NUMBER_WORDS,
  TO_SPEND,
  WE_ARE,
} from '#app/ideas/words/money-words.ts'
import type { Language } from '#app/ideas/words/languages/language.ts'
import { numberOf, SPELLED_NUMBER } from '#app/ideas/reading/money/spelled-numbers.ts'

/** In a currency like the euro or dollar, fractions possible; null: no limit. */
export interface Budget {
  minimum: number | null
  maximum: number | null
}

const listed = (words: string) =>
  words
    .split(/,\s+/)
    .map((word) => word.trim())
    .filter(Boolean)
const oneOf = (words: readonly string[]) => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`

const SIGNS = CURRENCIES.flatMap(({ signs }) => listed(signs).map((sign) => RegExp.escape(sign)))
const SIGN = `(?<![\\p{L}])${oneOf(SIGNS)}`
const NAME = oneOf([...SIGNS, ...CURRENCIES.flatMap(({ names }) => listed(names))])
// Not within a number, or a long one would be read from each of its digits.
const NUMBER = '(?<!\\d|\\d[.,])(?:\\d{1,3}(?:[,. ]\\d{3})+(?!\\d)|\\d+k|\\d+(?:[.,]\\d{1,2})?)'
/** A number without currency is money only where nothing follows that it could count. */
const NO_UNIT = `(?=,?-? *(?:$|[.,;:!?)(\\n/-]|${oneOf(listed(AFTER_BARE))}(?![\\p{L}\\p{N}])))`
const withCurrency = (name: string) =>
  `(?:(?<${name}Sign>${SIGN}) ?(?<${name}Signed>${NUMBER})(?: ?${NAME}(?![\\p{L}]))?` +
  `|(?<${name}Named>${NUMBER})(?:,-)? ?(?<${name}Name>${NAME})(?![\\p{L}]))`
const bare = (name: string) => `(?<${name}Bare>${NUMBER})(?![\\p{L}\\p{N}%°'"])${NO_UNIT}`
const money = (name: string) => `(?:${withCurrency(name)}|${bare(name)})`
const amountOf = (name: string) =>
  `(?<${name}Sign>${SIGN})? ?(?<${name}Signed>${NUMBER})(?: ?${NAME}(?![\\p{L}]))?`
const BEGINS = '(?<![\\p{L}\\p{N}])'

const ROUGHLY = `(?: (?:${oneOf(listed(ABOUT))}|max(?:imum)?|up to|under|at most|of))*`
const MOST = `${oneOf(listed(AT_MOST))}${ROUGHLY}`
const UNTIL = ` ?${oneOf(listed(RANGE_WORDS))} ?`

/** After what ends a clause, a dash too. */
const STARTS = '(?<=^|[.,;:!(\\n] ?| - )'
const AS_SAID = `(?:[ -]?${oneOf(listed(AFTER_ALONE))}(?![\\p{L}]))`
const ENDS = '(?= *(?:$|[.,;:!?)\\n]|(?:but|and|no|nothing|please)(?!\\p{L})))'

/** A rough number may be how many plants somebody has. */
const ROUGH = `${BEGINS}${oneOf(listed(ABOUT))} ?(?:an? )?${money('high')}`
/** A number that nothing is said of: the last words of a text, and round, or a sentence of its own. */
const ALONE = [
  '(?<=, ?)(?<highBare>[2-9][05]|\\d{2,3}[05]) *$',
  '(?<=^|[.;!\\n] ?)(?<highBare>1[89]|[2-9]\\d|\\d{3,4}) *(?=$|[.;\\n])',
]
const NOT_AN_AMOUNT = '(?<!(?<!\\p{L})(?:spent|pa(?:id|ys)|costs?|worth|won|earns?|an?|his|her|the|least) )'

const READINGS = [
  `${BEGINS}${oneOf(listed(BETWEEN))} ${amountOf('low')}${UNTIL}${money('high')}`,
  `${amountOf('low')}${UNTIL}${withCurrency('high')}`,
  `(?<lowSign>${SIGN}) ?(?<lowSigned>${NUMBER})${UNTIL}${money('high')}`,
  `(?:nothing|not|no gifts?|no|not any) (?:under|below|less than|cheaper than|for less than) ${money('low')}`,
  `${BEGINS}${MOST} ?(?:an? |one )?${money('high')}`,
  `${BEGINS}${oneOf(listed(AT_MOST_WITH_CURRENCY))} ${withCurrency('high')}`,
  `${withCurrency('high')} ?${oneOf(listed(AFTER))}(?![\\p{L}])`,
  `(?<![\\p{L}\\p{N}.,-])(?<highSign>${SIGN})?(?<highSigned>${NUMBER}) ${oneOf(listed(AFTER))}(?![\\p{L}])`,
  ROUGH,
  `${STARTS}${withCurrency('high')}${AS_SAID}*${ENDS}`,
  `${STARTS}(?<highBare>${NUMBER})${AS_SAID}+${ENDS}`,
  `(?<=^|[.;!\\n] ?)(?<lowBare>\\d{1,4}) ?- ?(?<highBare>\\d{2,4}) *(?=$|[.,;\\n])`,
  // The last words of a text, and round.
  `(?<=, ?)(?<highBare>[2-9][05]|\\d{2,3}[05]) *$`,
  `(?<=^|[.;!\\n] ?)(?<highBare>1[89]|[2-9]\\d|\\d{3,4}) *(?=$|[.;\\n])`,
  `${BEGINS}${oneOf(listed(AT_LEAST))} ${withCurrency('low')}`,
  `${NOT_AN_AMOUNT}${withCurrency('high')}${AS_SAID}* *(?=$|[.;!,()\\n])`,
  `${NOT_AN_AMOUNT}${withCurrency('high')}(?= ${oneOf(listed(TO_SPEND))}(?!\\p{L}))`,
].map((source) => ({
  reading: new RegExp(source, 'gu'),
  isAlone: ALONE.includes(source),
  isRough: source === ROUGH,
}))

/** "a tenner", "between ten and twenty euros", "under fifty" */
const BEFORE_SPELLED =
  'under|than|over|max|up to|about|around|between|budget(?: is| of)?|most|above|exceed|spend'
const OR_ANOTHER = `(?: (?:and|to|or) (?:${SPELLED_NUMBER}))?`
const SPELLED_MONEY = new RegExp(
  `(?<=(?:${BEFORE_SPELLED}) )(${SPELLED_NUMBER})(?![\\p{L}-])` +
    `|\\b(${SPELLED_NUMBER})(?=${OR_ANOTHER} (?:${NAME})(?![\\p{L}]))`,
  'gu',
)

const A = '(?:(?:une?|una?|uma|een) )?'
const SPENT_AT_MOST = `(?<=(?<!\\p{L})(?:${oneOf(listed(`${ABOUT}, ${AT_MOST}, ${AT_MOST_WITH_CURRENCY}`))}) )`
// The large ones first: "cent cinquante" ends in fifty.
const IN_WORDS = NUMBER_WORDS.toSorted(([one], [other]) => other - one).map(([value, list]) => {
  const words = oneOf(listed(list))
  // The word is looked for first: what stands before it takes long.
  return {
    value,
    words: new RegExp(
      `(?<!\\p{L})${A}${words}(?: d'| di | de | )(?=${NAME}(?!\\p{L}))|(?=${A}${words}(?![\\p{L}-]))${SPENT_AT_MOST}${A}${words}`,
      'gu',
    ),
  }
})

/** "8 of us at about 25 each": who give that much, and for each of whom. */
const COUNT = `(\\d{1,2}|${SPELLED_NUMBER})`
const GIVE_TOGETHER = new RegExp(
  `${BEGINS}(?:${COUNT} (?:of us|people chipping in)|${oneOf(listed(WE_ARE))} ?(\\d{1,2}))(?![\\p{L}\\d]| ?(?:${NAME}|${oneOf(listed(RANGE_WORDS))} ?\\d))`,
  'u',
)
const GIVERS_COUNTED = new RegExp(`${BEGINS}${COUNT} ${oneOf(listed(GIVERS))}(?!\\p{L})`, 'u')
const wordsOfText = (words: string) => new RegExp(`(?<!\\p{L})${oneOf(listed(words))}(?!\\p{L})`, 'u')
const POOLED = wordsOfText(POOLING)
const DRAWN = wordsOfText(DRAWN_GIFTS)
const AS_A_WORD = GIVERS_IN_WORDS.map(([value, words]) => ({ value, words: wordsOfText(words) }))
const ANY_NUMBER = new RegExp(NUMBER, 'gu')
const AMOUNT = `(?:${SIGN} ?)?${NUMBER}(?: ?${NAME}(?!\\p{L}))?`
const AMOUNTS = `(?<![\\d.,])(?:${AMOUNT}${UNTIL})?${AMOUNT}(?![\\d.,]\\d)`
const GIVEN_BY_EACH = [
  new RegExp(`(?<!\\p{L})(?:at |a |à |zu )?(${AMOUNTS}) ?${oneOf(listed(FOR_EACH))}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<!\\p{L})${oneOf(listed(EACH_GIVES))} (${AMOUNTS})`, 'gu'),
]

/** A text in which all givers together give what it says each does. */
function together(text: string): string {
  if (DRAWN.test(text)) return text
  const counted = GIVE_TOGETHER.exec(text) ?? (POOLED.test(text) ? GIVERS_COUNTED.exec(text) : null)
  const givers = counted?.slice(1).find((each) => each !== undefined)
  const inDigits = givers !== undefined && /\d/.test(givers) ? Number(givers) : numberOf(givers ?? '')
  const count = givers === undefined ? AS_A_WORD.find(({ words }) => words.test(text))?.value : inDigits
  if (count === undefined) return text
  const all = (each: string) =>
    each.replace(ANY_NUMBER, (digits) => String(Math.round(valueOf(digits) * count)))
  return GIVEN_BY_EACH.reduce(
    (said, each) => said.replace(each, (_, amounts: string) => `, ${all(amounts)} total, `),
    text,
  )
}

/** "Do 200", and no range: in other languages it does something. */
const POLISH_UP_TO = /(?<!\d(?: ?\p{L}+)? )(?<!\p{L})do (?=[2-9]\d(?!\d)|\d{3})/gu

/** "she is under 50" is an age. */
const BEFORE_AN_AGE =
  /(?:^|[^\p{L}])(?:she|he|they|who|age|aged|ages|kids|children|people|players|anyone|wo?man|lady|guy)(?:'s| is|'re| are| of)? $/u

const VAGUE_LIMITS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:home-?made|hand-?made|diy) (?:gifts? |things |presents? |ideas )?only\b|\bonly (?:home-?made|hand-?made)\b|\bno money\b|\bnothing bought\b|\bnothing that costs (?:money|anything)\b/g,
    0,
  ],
  [
    /(?<!\b(?:no|nothing|not|too) )\b(?:something (?:small and )?cheap|cheap(?:ish)? (?:and cheerful|gifts?|presents?|ideas?))\b/g,
    25,
  ],
  [
    /(?<!\p{L})(?:(?:tight|small|low|tiny|shoestring|student|kleines|schmales|petit|klein|mały|skromny) bud[gż]et|budget (?:serré|limité|ridotto|basso)|on a budget|poco presupuesto|presupuesto (?:bajo|ajustado|justo)|orçamento (?:pequeno|baixo|curto)|pouco dinheiro)(?!\p{L})/gu,
    25,
  ],
  [
    /\b(?:nothing|not|no) (?:too |very |really |that(?:'s| is) (?:too )?|overly |gifts? too )?(?:expensive|pricey|costly|extravagant|lavish)(?: gifts?| things| presents?)?\b|\binexpensive\b/g,
    50,
  ],
  [
    /(?<!\p{L})(?:(?:eine?|ne) kleinigkeit|une (?:petite )?bricole|un petit rien|un detallito|algo barat(?:o|ito)|no gastar mucho|un pensierino|qualcosa di economico|(?:een )?kleinigheidje|klein prijsje|lembrancinha|algo baratinho|drobiazg|coś taniego|niedrogo)(?!\p{L})/gu,
    25,
  ],
  [
    /(?<!\p{L})(?:nichts (?:zu )?teures|nicht (?:zu|so|allzu) teuer|pas (?:trop )?cher|rien de (?:trop )?cher|nada (?:muy |demasiado )?caro|(?:niente di|non) troppo caro|niet te duur|nic drogiego|nie za drogo)(?!\p{L})/gu,
    50,
  ],
]

const UNITS = CURRENCIES.map(({ units, signs, names }) => ({
  units,
  spelling: new RegExp(
    `^${oneOf([...listed(signs).map((sign) => RegExp.escape(sign)), ...listed(names)])}$`,
    'u',
  ),
}))

/** What a euro, dollar or pound is in a currency, by its sign, code or name; 1 for those and for unknown ones. */
export function unitsPerEuro(currency: string): number {
  return UNITS.find(({ spelling }) => spelling.test(currency.toLowerCase()))?.units ?? 1
}

type Groups = Record<string, string | undefined>
const digitsOf = (groups: Groups, name: 'low' | 'high') =>
  groups[`${name}Signed`] ?? groups[`${name}Named`] ?? groups[`${name}Bare`]
const currencyOf = (groups: Groups, name: 'low' | 'high') => groups[`${name}Sign`] ?? groups[`${name}Name`]

function amount(groups: Groups, name: 'low' | 'high', own: Language | null): number | null {
  const digits = digitsOf(groups, name)
  if (digits === undefined) return null
  const other = name === 'low' ? 'high' : 'low'
  const currency = currencyOf(groups, name) ?? currencyOf(groups, other) ?? (own && OWN_CURRENCIES[own]) ?? ''
  return valueOf(digits) / unitsAsMeant(currency, valueOf(digitsOf(groups, 'high') ?? digits), own)
}

/** From so many on a "$" of who writes Spanish is a peso, and from so many a peso is none of Mexico. */
const LEAST_PESOS = 100
const LEAST_SMALL_PESOS = 10_000
/** Of one of Argentina, Chile or Colombia. */
const SMALL_PESOS = 2000

function unitsAsMeant(currency: string, largest: number, own: Language | null): number {
  const isPeso =
    /^(?:pesos?|pesitos)$/.test(currency) || (own === 'es' && currency === '$' && largest >= LEAST_PESOS)
  if (isPeso) return largest >= LEAST_SMALL_PESOS ? SMALL_PESOS : unitsPerEuro('mxn')
  return unitsPerEuro(currency)
}

/** "1.250", "1,250.50", "2k" */
function valueOf(digits: string): number {
  return Number(
    digits
      .replace(/[,. ](?=\d{3})/g, '')
      .replace('k', '000')
      .replace(',', '.'),
  )
}

function min(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b)
}

/** The first lower limit and the lowest upper limit of several budgets. */
export function tightest(budgets: readonly Budget[]): Budget {
  return {
    minimum: budgets.find(({ minimum }) => minimum !== null)?.minimum ?? null,
    maximum: budgets.map(({ maximum }) => maximum).reduce(min, null),
  }
}

/** Whether a number without currency may be money where nothing is said of it, and where it is a rough one. */
interface Numbers {
  alone: (value: number) => boolean
  rough: boolean
  /** Of who writes; null: English, or not known. */
  own?: Language | null
}
const ANY: Numbers = { alone: () => true, rough: true }

/**
 * Reads every amount of a normalised text: the lowest upper limit counts, and the last lower one; "something cheap" only
 * where no amount is said. `rest` is the text without them, so that "no more than 25" refuses nothing.
 */
export function readBudget(text: string, numbers: Numbers = ANY): Budget & { rest: string } {
  const own = numbers.own ?? null
  const inDigits = IN_WORDS.reduce(
    (said, { value, words }) => said.replace(words, `${value} `),
    together(own === 'pl' && numbers.rough ? text.replace(POLISH_UP_TO, 'max ') : text),
  )
    // "Fr. 50.-"
    .replace(/(?<=\d)[.,][-–](?!\d)(?! ?(?:€|euro|fr))/g, ' euro')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\b(?:an? )?(fiver|tenner)\b/g, (_, word: string) =>
      word === 'fiver' ? '5 pounds' : '10 pounds',
    )
    .replace(SPELLED_MONEY, (words) => String(numberOf(words)))
  const budget: Budget & { rest: string } = { minimum: null, maximum: null, rest: inDigits }
  for (const { reading, isAlone, isRough } of READINGS) {
    budget.rest = budget.rest.replace(reading, (...match: unknown[]) => {
      const [whole, offset, all, groups] = [match[0], match.at(-3), match.at(-2), match.at(-1)] as [
        string,
        number,
        string,
        Record<string, string | undefined>,
      ]
      const alone = groups.highBare
      if (alone !== undefined && isAlone && !numbers.alone(Number(alone))) return whole
      if (alone !== undefined && isRough && !numbers.rough) return whole
      if (BEFORE_AN_AGE.test(all.slice(0, offset))) return whole
      budget.minimum = amount(groups, 'low', own) ?? budget.minimum
      budget.maximum = min(budget.maximum, amount(groups, 'high', own))
      return /^nothing\b/.test(whole) ? 'nothing' : ' ; '
    })
  }
  for (const [hint, maximum] of numbers.rough ? VAGUE_LIMITS : []) {
    budget.rest = budget.rest.replace(hint, () => {
      budget.maximum = maximum === 0 ? 0 : (budget.maximum ?? maximum)
      return ' ; '
    })
  }
  return budget
}
