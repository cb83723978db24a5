/** The languages that chats write dates in. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'nl', 'pl', 'sv', 'tr', 'uk', 'ar']

type WordKind = 'month' | 'day' | 'recent' | 'half' | 'between'
/** What stands between the parts of a date and a time, and more days and halves of one than the languages' data has. */
const MORE_WORDS: Record<Exclude<WordKind, 'month' | 'day'>, string> = {
  recent: 'idag igår dziś вчора dünkü',
  half: 'am pm a.m p.m uhr h fm em öö ös дп пп ص م صباحا مساء',
  between:
    'edited read seen delivered sent bearbeitet gelesen modifié editado modificato bewerkt edytowano redigerad düzenlendi відредаговано at on the of um à a le de del du às as las los alle ore il di om op o godz kl klo klockan den på saat о об в у р г في الساعة t z',
}

let known: Map<string, WordKind> | undefined
function words(): Map<string, WordKind> {
  if (known) return known
  const found = new Map<string, WordKind>()
  const add = (kind: WordKind, word: string) => found.set(plainWord(word), kind)
  for (const [kind, more] of Object.entries(MORE_WORDS))
    for (const word of more.split(' ')) add(kind as WordKind, word)
  for (const language of LANGUAGES) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    for (const days of [0, -1]) add('recent', relative.format(days, 'day'))
    for (const style of ['long', 'short'] as const) {
      const weekday = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
      for (let day = 1; day <= 7; day++) add('day', weekday.format(Date.UTC(2025, 0, day)))
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(language, { month: style, day, timeZone: 'UTC' })
        for (let month = 0; month < 12; month++)
          for (const part of format.formatToParts(Date.UTC(2025, month, 15)))
            if (part.type === 'month') add('month', part.value)
      }
    }
  }
  return (known = found)
}

export function plainWord(word: string): string {
  return word.toLowerCase().replace(/\.$/, '').replace(/['ʼ]/g, '’')
}

/** One part of a timestamp, from where it is asked for: a number of one to three parts, a word, or what divides them. */
const PART = new RegExp(
  String.raw`\s*(?:` +
    String.raw`(?<number>\d{1,4}(?:[./:-]\s?\d{1,4}){1,2}(?:[.,]\d{1,6})?\.?(?:Z|[+-]\d\d:?\d\d)?(?!:\d)(?=T\d|[^\d\p{L}]|$))` +
    String.raw`|(?<hour>\d{1,2}\s?h(?:\s?\d\d)?\b)` +
    String.raw`|(?<plain>\d{1,4}(?!\d)(?:st|nd|rd|th|er|\.|º|ª)?)` +
    String.raw`|T(?=\d)` +
    String.raw`|(?<half>[ap]\.?\s?m\b\.?)` +
    String.raw`|(?<word>\p{L}[\p{L}\p{M}’'-]*\.?)` +
    String.raw`|[,،·•|]` +
    `)`,
  'yiu',
)
const MAX_PARTS = 16

export interface Timestamp {
  end: number
  date: boolean
  time: boolean
  /** Today's or yesterday's. */
  recent: boolean
  inBrackets: boolean
}

/** The date or time that stands in a line at `start`, in any order and language of the product, maybe in brackets. */
export function timestampAt(line: string, start: number): Timestamp | undefined {
  // Of the same length, so that places stay.
  const text = line
    .slice(start, start + 120)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  const opening = /^\s*[[(]\s*/.exec(text)?.[0] ?? ''
  let end = 0
  let [date, time, recent, month, number, counted] = [false, false, false, false, false, false]
  let expectsTime = false
  PART.lastIndex = opening.length
  for (let count = 0; count < MAX_PARTS; count++) {
    const at = PART.lastIndex
    const part = PART.exec(text)
    if (!part) break
    const { number: parts, hour, plain, half, word } = part.groups ?? {}
    const kind = half ? 'half' : word && words().get(plainWord(word))
    if (word && !kind) break
    if (parts) {
      const separator = /[^\d]/.exec(parts)?.[0]
      const isTime =
        separator === ':' ||
        (separator === '.' && !time && !/\d{4}|\.$/.test(parts) && (counted || expectsTime))
      if ((isTime ? time : counted) || !isPossible(parts, isTime)) break
      if (isTime) time = true
      else date = counted = true
    } else if (hour) {
      // "24 h" alone says how long.
      if (time || !(counted || expectsTime)) break
      time = true
    } else if (plain) number = true
    if (kind === 'half' && (number || time)) time = true
    month ||= kind === 'month'
    expectsTime = kind === 'between' || kind === 'half'
    counted ||= month && number
    recent ||= kind === 'recent'
    date ||= kind === 'day' || recent || counted
    const solid =
      parts ?? hour ?? (plain && month) ?? (kind && kind !== 'between' && !(kind === 'month' && !number))
    if (solid) end = PART.lastIndex
    if (PART.lastIndex === at) break
  }
  if (end === 0 || !(date || time)) return undefined
  const closing = opening === '' ? '' : /^\s*[\])]/.exec(text.slice(end))?.[0]
  if (closing === undefined) return undefined
  return { end: start + end + closing.length, date, time, recent, inBrackets: opening !== '' }
}

function isPossible(parts: string, asTime: boolean): boolean {
  const [first = 0, second = 0] = parts.split(/[^\d]+/).map(Number)
  return asTime ? first <= 24 && second < 60 : Math.min(first, second) <= 12
}
