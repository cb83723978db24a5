import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/** In whole units of currency. */
const MIN_PRICES: readonly (readonly [number, string])[] = [
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
const MIN_PRICES_OF_MATERIALS: readonly (readonly [number, string])[] = [
  [25, 'cashmere, sterling silver'],
  [60, 'solid gold, diamond, platinum, ruby, emerald, sapphire'],
]
const read = (table: typeof MIN_PRICES) =>
  table.flatMap(([price, names]) => names.split(',').map((name) => ({ price, name: lemmas(name) })))
const THINGS = read(MIN_PRICES)
const MATERIALS = read(MIN_PRICES_OF_MATERIALS)

/** The least that an idea of these lemmas costs by common knowledge; 0 if nothing is known. */
export function minPrice(words: readonly string[]): number {
  const heads = headPositions(words)
  const endsAt = (name: readonly string[], at: number) =>
    name.every((word, index) => words[at - name.length + 1 + index] === word)
  const prices = [
    ...THINGS.filter(({ name }) => heads.some((at) => endsAt(name, at))),
    ...MATERIALS.filter(({ name }) => words.some((_, at) => endsAt(name, at))),
  ].map(({ price }) => price)
  return Math.max(0, ...prices)
}
