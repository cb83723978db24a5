import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** What some things cost at the very least, in whole units of currency, as the thing itself or its material. */
const LEAST: readonly (readonly [number, string])[] = [
  [20, 'drone, headphone, hammock, tent, skateboard, tasting menu, afternoon tea, tennis racket, air fryer'],
  [
    35,
    'spa day, smartwatch, smart watch, e-reader, armchair, coffee machine, bbq, barbecue, tablet, pizza oven',
  ],
  [
    50,
    'camera, telescope, projector, guitar, keyboard, violin, trampoline, weekend, getaway, wetsuit, cello, drum kit',
  ],
  [
    80,
    'bike, bicycle, e-scooter, kayak, paddleboard, surfboard, canoe, sewing machine, espresso machine, stand mixer',
  ],
  [
    100,
    'treadmill, games console, gaming console, smartphone, iphone, robot vacuum, vr headset, 3d printer, holiday',
  ],
  [
    150,
    'laptop, macbook, gaming pc, computer, television, tv, sofa, piano, e-bike, electric bike, hot tub, greenhouse',
  ],
]
const LEAST_OF_MATERIAL: readonly (readonly [number, string])[] = [
  [25, 'cashmere, sterling silver'],
  [60, 'solid gold, diamond, platinum, ruby, emerald, sapphire'],
]
const read = (table: typeof LEAST) =>
  table.flatMap(([least, names]) => names.split(',').map((name) => ({ least, words: lemmas(name) })))
const THINGS = read(LEAST)
const MATERIALS = read(LEAST_OF_MATERIAL)

/** The least that an idea of these lemmas can cost, by common knowledge; 0 when nothing is known. */
export function leastPrice(words: readonly string[]): number {
  const heads = headPositions(words)
  const endsAt = (phrase: readonly string[], at: number) =>
    phrase.every((word, index) => words[at - phrase.length + 1 + index] === word)
  return Math.max(
    0,
    ...THINGS.filter((thing) => heads.some((at) => endsAt(thing.words, at))).map(({ least }) => least),
    ...MATERIALS.filter(({ words: phrase }) => words.some((_, at) => endsAt(phrase, at))).map(
      ({ least }) => least,
    ),
  )
}
