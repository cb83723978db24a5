import { numberOf, SPELLED_NUMBER } from '#app/ideas/reading/spelled-numbers.ts'

/** In a currency like the euro or dollar, fractions possible; null: no limit. */
export interface Budget {
  minimum: number | null
  maximum: number | null
}

/** Roughly what a euro, dollar or pound costs; within a third is exact enough for a gift budget. */
const UNITS_PER_EURO: readonly (readonly [RegExp, number])[] = [
  [/₹|rupee|inr|rs/, 85],
  [/¥|yen|jpy/, 150],
  [/yuan|rmb|cny/, 7],
  [/kr|sek|nok|dkk|krona|kroner|kronor/, 10],
  [/zł|zl|pln|zloty/, 4],
  [/kč|czk/, 23],
  [/huf|forint/, 360],
  [/₩|won|krw/, 1350],
  [/r\$|reais|brl/, 5.5],
  [/rand|zar/, 18],
  [/₺|lira|try/, 35],
  [/₽|rub|rouble|ruble/, 90],
  [/mxn|peso/, 18],
]
const SIGN =
  '(?:us\\$|a\\$|c\\$|au\\$|ca\\$|nz\\$|r\\$|[£$€¥₹₩₺₽]|usd|eur|gbp|chf|aud|cad|rs\\.?|inr|jpy|sek|nok|dkk|pln)'
const NAME =
  '(?:[£$€¥₹₩₺₽]|dollars?|bucks|euros?|pounds?|quid|francs?|yen|yuan|rmb|rupees?|kron(?:a|er|or)|kr|zł|zl|zlot(?:y|ych)|kč|won|rand|lira|roubles?|rubles?|pesos?|reais|usd|eur|gbp|chf|aud|cad|inr|jpy|sek|nok|dkk|pln|czk|huf|zar|mxn)'
const NUMBER = '\\d{1,3}(?:[,. ]\\d{3})+(?!\\d)|\\d+k|\\d+(?:[.,]\\d{1,2})?'
/** A number without currency is money only where nothing follows that it could count. */
const NO_UNIT =
  '(?=,?-? *(?:$|[.,;:!?)(\\n/-]|(?:please|each|total|in total|altogether|or|and|if|for|max|tops|per|all|but|would|so|as|ideally|budget|thanks|only|though|because|since|unless|preferably|ok|okay|overall|she|he|they|we|i|no|not|total|at)\\b))'
const money = (name: string) =>
  `(?:(?<${name}Sign>${SIGN}) ?(?<${name}Signed>${NUMBER})(?: ?${NAME})?|(?<${name}Named>${NUMBER})(?:,-)? ?(?<${name}Name>${NAME})(?![\\p{L}])|(?<${name}Bare>${NUMBER})(?![\\p{L}\\p{N}%°'"])${NO_UNIT})`
const moneyWithCurrency = (name: string) =>
  `(?:(?<${name}Sign>${SIGN}) ?(?<${name}Signed>${NUMBER})|(?<${name}Named>${NUMBER}) ?(?<${name}Name>${NAME})(?![\\p{L}]))`
const amountOf = (name: string) => `(?<${name}Sign>${SIGN})? ?(?<${name}Signed>${NUMBER})`

const AT_MOST =
  "(?:no(?:t|thing)? (?:more|higher|greater|dearer|costlier|pricier) than|(?:nothing|not|no gifts?|nothing that(?:'s| is)|nothing priced|nothing costing) (?:over|above|more than|beyond|exceeding)|under|below|beneath|less than|fewer than|cheaper than|up to|at most|at the most|within|keep (?:it|things) (?:to|under|below)|max(?:imum)?\\.?(?: of| is| budget(?: of| is)?| price| spend)?:?|agreed (?:on|to)|settled on|limit(?:ed)?(?: is| of| to)?:?|cap(?:ped)?(?: is| of| at)?:?|ceiling(?: is| of)?:?|(?:my |our |the |a |total )?budget(?: is| of| would be)?:?(?: (?:about|around|roughly|approx\\.?|approximately|max(?:imum)?|up to|under|of|~))*|(?:can |could |will |to )?(?:spend|price)(?:ing)?:?(?: (?:about|around|roughly|up to|under|at most|max))*|(?:don't|do not|can't|cannot|must not|mustn't|shouldn't|should not|doesn't|does not|won't|not)(?: (?:(?:want|wish|like|need|have) )?to)? (?:exceed|(?:go|cost|spend|pay)(?: (?:over|above|more than|beyond))+)|≤|<=|<)"
const AFTER =
  '(?:max(?:imum)?|tops|or (?:less|under|below|cheaper)|and (?:under|below)|at (?:the )?most|limit|budget|cap|ceiling|is (?:the|my|our) (?:limit|max|maximum|budget))'

const READINGS: readonly RegExp[] = [
  new RegExp(
    `(?:between|from|budget:?|spend:?|price:?|about|around|price range:?|range:?) ${amountOf('low')} ?(?:and|to|-|until) ?${money('high')}`,
    'gu',
  ),
  new RegExp(`${amountOf('low')} ?(?:and|to|-) ?${moneyWithCurrency('high')}`, 'gu'),
  new RegExp(`(?<lowSign>${SIGN}) ?(?<lowSigned>${NUMBER}) ?(?:and|to|-) ?${money('high')}`, 'gu'),
  new RegExp(
    `(?:nothing|not|no gifts?|no|not any) (?:under|below|less than|cheaper than|for less than) ${money('low')}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])${AT_MOST} ?(?:an? |one )?${money('high')}`, 'gu'),
  new RegExp(`${moneyWithCurrency('high')} ?${AFTER}(?![\\p{L}])`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(?<highSign>${SIGN})?(?<highSigned>${NUMBER}) (?:max(?:imum)?|tops|or less|budget|is (?:the|my|our) (?:limit|max|maximum|budget))(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?:around|about|roughly|circa|approx\\.?|approximately|~|ca\\.?) ?(?:an? )?${moneyWithCurrency('high')}`,
    'gu',
  ),
  new RegExp(`(?<=^|[.;\\n] ?)${moneyWithCurrency('high')}(?= *(?:$|[.;\\n]))`, 'gu'),
  new RegExp(
    `(?:at least|min(?:imum)?(?: of)?:?|more than|over|above|from) ${moneyWithCurrency('low')}`,
    'gu',
  ),
]

/** "a tenner", "between ten and twenty euros", "under fifty" */
const SPELLED_MONEY = new RegExp(
  `(?<=(?:under|than|over|max|up to|about|around|between|budget(?: is| of)?|most|above|exceed|spend) )(${SPELLED_NUMBER})(?![\\p{L}-])|\\b(${SPELLED_NUMBER})(?=(?: (?:and|to|or) (?:${SPELLED_NUMBER}))? (?:${NAME})(?![\\p{L}]))`,
  'gu',
)

/** "she is under 50" is an age. */
const BEFORE_AN_AGE =
  /(?:^|[^\p{L}])(?:she|he|they|who|age|aged|ages|kids|children|people|players|anyone)(?:'s| is|'re| are)? $/u

const VAGUE_LIMITS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:home-?made|hand-?made|diy) (?:gifts? |things |presents? |ideas )?only\b|\bonly (?:home-?made|hand-?made)\b|\bno money\b|\bnothing bought\b|\bnothing that costs (?:money|anything)\b/g,
    0,
  ],
  [
    /(?<!\b(?:no|nothing|not|too) )\b(?:something (?:small and )?cheap|cheap(?:ish)? (?:and cheerful|gifts?|presents?|ideas?))\b/g,
    25,
  ],
  [/\b(?:tight|small|low|tiny|shoestring|student) budget\b|\bon a budget\b/g, 25],
  [
    /\b(?:nothing|not|no) (?:too |very |really |that(?:'s| is) (?:too )?|overly |gifts? too )?(?:expensive|pricey|costly|extravagant|lavish)(?: gifts?| things| presents?)?\b|\binexpensive\b/g,
    50,
  ],
]

/** What a euro, dollar or pound is in a currency, by its sign, code or name; 1 for those and for unknown ones. */
export function unitsPerEuro(currency: string): number {
  const spelled = currency.toLowerCase()
  const [, units] =
    UNITS_PER_EURO.find(([spelling]) => new RegExp(`^(?:${spelling.source})`, 'u').test(spelled)) ?? []
  return units ?? 1
}

function amount(groups: Record<string, string | undefined>, name: 'low' | 'high'): number | null {
  const digits = groups[`${name}Signed`] ?? groups[`${name}Named`] ?? groups[`${name}Bare`]
  if (digits === undefined) return null
  const currency = groups[`${name}Sign`] ?? groups[`${name}Name`] ?? groups.highSign ?? groups.highName ?? ''
  const value = Number(
    digits
      .replace(/[,. ](?=\d{3})/g, '')
      .replace('k', '000')
      .replace(',', '.'),
  )
  return value / unitsPerEuro(currency)
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

/**
 * Reads every amount of a normalised text: the lowest upper limit counts, and the last lower one. `rest` is the text
 * without them, so that "no more than 25" refuses nothing.
 */
export function readBudget(text: string): Budget & { rest: string } {
  const inDigits = text
    .replace(/\b(?:an? )?(fiver|tenner)\b/g, (_, word: string) =>
      word === 'fiver' ? '5 pounds' : '10 pounds',
    )
    .replace(SPELLED_MONEY, (words) => String(numberOf(words)))
  const budget: Budget & { rest: string } = { minimum: null, maximum: null, rest: inDigits }
  for (const reading of READINGS) {
    budget.rest = budget.rest.replace(reading, (...match: unknown[]) => {
      const [whole, offset, all, groups] = [match[0], match.at(-3), match.at(-2), match.at(-1)] as [
        string,
        number,
        string,
        Record<string, string | undefined>,
      ]
      if (BEFORE_AN_AGE.test(all.slice(0, offset))) return whole
      budget.minimum = amount(groups, 'low') ?? budget.minimum
      budget.maximum = min(budget.maximum, amount(groups, 'high'))
      return /^nothing\b/.test(whole) ? 'nothing' : ' ; '
    })
  }
  for (const [hint, maximum] of VAGUE_LIMITS) {
    budget.rest = budget.rest.replace(hint, () => {
      budget.maximum = min(budget.maximum, maximum)
      return ' ; '
    })
  }
  return budget
}
