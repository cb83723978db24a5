import { ATTRIBUTES, type Attribute, type Category } from '#app/ideas/idea.ts'
import { ATTRIBUTE_WORDS, NOT_OF_PLASTIC, OFTEN_OF_PLASTIC } from '#app/ideas/words/attribute-words.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'
import { wordsOfNames } from '#app/ideas/words/words-of-names.ts'

const { impliedIn, namedIn } = wordsOfNames(ATTRIBUTES, ATTRIBUTE_WORDS)

const INGREDIENTS: readonly Attribute[] = ['food', 'nuts', 'dairy', 'gluten', 'egg', 'sugar']
/** Tools and prints, which are not food whatever food they name: "cheese grater", "bread poster". */
const INEDIBLE = new Set(
  lemmas(
    'funnel iron set kit pair pack collection trio duo turntable mould mold thermometer mat mill grinder caddy cloche cutter slicer grater curler spade fork knife spoon ladle paper journal notebook book handbook guide map poster print game label stand board pan rack chamber press peeler brush scale timer apron towel glove tool machine maker grill oven stone peel whisk sieve strainer scoop holder dispenser bin cover frame sock plush charm cushion blanket keyring chart calendar sticker wheel lamp light ornament shape sheet chessboard skelter fryer toaster steamer fountain smoker dome stamp skewer tongs shears wrap liner server carrier rest magnet pin toy',
  ),
)

/** The attributes that an idea's lemmas imply; "peanut butter" is no dairy, "cookie cutter" no food. */
export function impliedAttributes(words: readonly string[]): Set<Attribute> {
  const implied = impliedIn(words)
  if (headPositions(words).every((at) => INEDIBLE.has(words[at] ?? '')))
    for (const each of INGREDIENTS) implied.delete(each)
  return implied
}

/** The attributes that lemmas name outright, as people do when they refuse or wish: "smelly things" → scent. */
export const namedAttributes: (words: readonly string[]) => Set<Attribute> = namedIn

const OTHER_MATERIALS = new Set(lemmas(NOT_OF_PLASTIC))

/** Whether an idea of these lemmas may well be of plastic: a toy of which no word says otherwise. */
export function mayBePlastic(category: Category | null, words: readonly string[]): boolean {
  const isOften = category !== null && OFTEN_OF_PLASTIC.includes(category)
  return isOften && !words.some((word) => OTHER_MATERIALS.has(word))
}
