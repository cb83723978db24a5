import { ATTRIBUTE_WORDS } from '#app/ideas/words/attribute-words.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { ATTRIBUTES, type Attribute } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

interface Entry {
  attribute: Attribute
  words: readonly string[]
}

export function phrases(list: string): (readonly string[])[] {
  return list
    .split(',')
    .map(lemmas)
    .filter((words) => words.length > 0)
}

/** First word of a phrase → the phrases that begin so: one look-up a word instead of two thousand comparisons. */
function indexOf(pick: 'named' | 'implied' | 'heads' | 'harmless'): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const attribute of ATTRIBUTES) {
    for (const words of phrases(ATTRIBUTE_WORDS[attribute][pick] ?? '')) {
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

function found(index: Map<string, Entry[]>, words: readonly string[], from: number): Entry[] {
  return (index.get(words[from] ?? '') ?? []).filter((entry) =>
    entry.words.every((word, offset) => words[from + offset] === word),
  )
}

const INGREDIENTS: readonly Attribute[] = ['food', 'nuts', 'dairy', 'gluten', 'egg', 'sugar']
/** A cheese grater and a bread poster hold neither: what is made for food is not food. */
const INERT = new Set(
  lemmas(
    'funnel iron set kit pair pack collection trio duo turntable mould mold thermometer mat mill grinder caddy cloche cutter slicer grater curler spade fork knife spoon ladle paper journal notebook book handbook guide map poster print game label stand board pan rack chamber press peeler brush scale timer apron towel glove tool machine maker grill oven stone peel whisk sieve strainer scoop holder dispenser bin cover frame sock plush charm cushion blanket keyring chart calendar sticker wheel lamp light ornament shape sheet chessboard skelter fryer toaster steamer fountain smoker dome stamp skewer tongs shears wrap liner server carrier rest magnet pin toy',
  ),
)

/** The attributes that the words of an idea imply; "peanut butter" is no dairy, "cookie cutter" no food. */
export function impliedAttributes(words: readonly string[]): Set<Attribute> {
  const covered = new Set<string>()
  for (const start of words.keys()) {
    for (const { attribute, words: phrase } of found(HARMLESS, words, start)) {
      for (const offset of phrase.keys()) covered.add(`${attribute} ${start + offset}`)
    }
  }
  const heads = new Set(headPositions(words))
  const implied = new Set<Attribute>()
  for (const start of words.keys()) {
    const asHead = found(HEADS, words, start).filter(({ words: phrase }) =>
      heads.has(start + phrase.length - 1),
    )
    for (const { attribute } of [...found(IMPLIED, words, start), ...asHead]) {
      if (!covered.has(`${attribute} ${start}`)) implied.add(attribute)
    }
  }
  if ([...heads].every((at) => INERT.has(words[at] ?? '')))
    for (const each of INGREDIENTS) implied.delete(each)
  return implied
}

/** The attributes somebody speaks of by name: "smelly things" → scent. */
export function namedAttributes(words: readonly string[]): Set<Attribute> {
  return new Set(
    [...words.keys()].flatMap((start) => found(NAMED, words, start).map(({ attribute }) => attribute)),
  )
}
