import { ATTRIBUTES, type Attribute } from '#app/ideas/idea.ts'
import { ATTRIBUTE_WORDS } from '#app/ideas/words/attribute-words.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

interface Entry {
  attribute: Attribute
  words: readonly string[]
}

/** The phrases of a comma list, as lemmas. */
export function phrases(list: string): (readonly string[])[] {
  return list
    .split(',')
    .map(lemmas)
    .filter((words) => words.length > 0)
}

/** Phrases by their first word: one look-up a word instead of two thousand comparisons. */
function indexOf(column: 'named' | 'implied' | 'heads' | 'harmless'): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const attribute of ATTRIBUTES) {
    for (const words of phrases(ATTRIBUTE_WORDS[attribute][column] ?? '')) {
      const [first = ''] = words
      index.set(first, [...(index.get(first) ?? []), { attribute, words }])
    }
  }
  return index
}

const NAMED = indexOf('named')
const IMPLIED = indexOf('implied')
const HEADS = indexOf('heads')
const HARMLESS = indexOf('harmless')

function entriesAt(index: Map<string, Entry[]>, words: readonly string[], start: number): Entry[] {
  return (index.get(words[start] ?? '') ?? []).filter((entry) =>
    entry.words.every((word, offset) => words[start + offset] === word),
  )
}

const INGREDIENTS: readonly Attribute[] = ['food', 'nuts', 'dairy', 'gluten', 'egg', 'sugar']
/** Tools and prints, which are not food whatever food they name: "cheese grater", "bread poster". */
const INEDIBLE = new Set(
  lemmas(
    'funnel iron set kit pair pack collection trio duo turntable mould mold thermometer mat mill grinder caddy cloche cutter slicer grater curler spade fork knife spoon ladle paper journal notebook book handbook guide map poster print game label stand board pan rack chamber press peeler brush scale timer apron towel glove tool machine maker grill oven stone peel whisk sieve strainer scoop holder dispenser bin cover frame sock plush charm cushion blanket keyring chart calendar sticker wheel lamp light ornament shape sheet chessboard skelter fryer toaster steamer fountain smoker dome stamp skewer tongs shears wrap liner server carrier rest magnet pin toy',
  ),
)

/** The attributes that an idea's lemmas imply; "peanut butter" is no dairy, "cookie cutter" no food. */
export function impliedAttributes(words: readonly string[]): Set<Attribute> {
  const harmless = new Set<string>()
  for (const start of words.keys()) {
    for (const { attribute, words: phrase } of entriesAt(HARMLESS, words, start)) {
      for (const offset of phrase.keys()) harmless.add(`${attribute} ${start + offset}`)
    }
  }
  const heads = new Set(headPositions(words))
  const implied = new Set<Attribute>()
  for (const start of words.keys()) {
    const asHead = entriesAt(HEADS, words, start).filter(({ words: phrase }) =>
      heads.has(start + phrase.length - 1),
    )
    for (const { attribute } of [...entriesAt(IMPLIED, words, start), ...asHead]) {
      if (!harmless.has(`${attribute} ${start}`)) implied.add(attribute)
    }
  }
  if ([...heads].every((at) => INEDIBLE.has(words[at] ?? '')))
    for (const each of INGREDIENTS) implied.delete(each)
  return implied
}

/** The attributes that lemmas name outright, as people do when they refuse or wish: "smelly things" → scent. */
export function namedAttributes(words: readonly string[]): Set<Attribute> {
  return new Set(
    [...words.keys()].flatMap((start) => entriesAt(NAMED, words, start).map(({ attribute }) => attribute)),
  )
}
