import { cachedByText } from '#app/ideas/words/cached-by-text.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

/**
 * The key under which two wordings count as one idea: their lemmas, sorted, without articles, prepositions, "set"; a text
 * of nothing else is its own.
 */
export const sameIdeaKey = cachedByText((text) => wordsKey(text) || text.trim().toLowerCase())

function wordsKey(text: string): string {
  return lemmas(text)
    .filter((word) => !/^(?:a|an|the|of|for|with|and|set|kit)$/.test(word))
    .toSorted()
    .join(' ')
}

/** What they say of a thing is not what it is: how many, how large, which colour, for which age. */
const TELLS_NOTHING = new Set(
  lemmas(
    'a, an, the, of, for, and, or, in, on, to, with, without, by, from, at, into, her, his, their, my, your, own, please, ' +
      'new, good, nice, favourite, lovely, classic, proper, real, simple, beautiful, illustrated, personalised, ' +
      'set, kit, pack, pair, bundle, gift, day, toy, trio, duo, one, two, three, four, five, six, eight, ten, ' +
      'twelve, size, small, large, big, mini, giant, jumbo, little, tiny, tall, long, thick, thin, wide, soft, ' +
      'child, kid, adult, grown, up, colour, coloured, colourful, bright, pastel, rainbow, striped, spotted, ' +
      'de, du, des, la, le, les, di, della, von, für, mit, und, con, para, per',
  ),
)
const COLOURS = new Set(lemmas('red, blue, green, yellow, black, white, pink, purple, grey, brown, navy'))
/** Of these a colour is another kind. */
const KINDS_BY_COLOUR = new Set(lemmas('tea, wine, chocolate, rum, pepper, rice'))
/** Two that differ by these alone are one thing; one with less said of it is not every other. */
const MADE_OF = new Set(
  lemmas(
    'wooden, wood, oak, walnut, beech, bamboo, cork, steel, stainless, iron, cast, copper, brass, metal, ' +
      'enamel, ceramic, stoneware, porcelain, glass, leather, linen, cotton, wool, woollen, merino, felt, felted, silk, ' +
      'canvas, velvet, silver, gold, slate, silicone, plastic, waxed, quilted, knitted, padded, insulated, ' +
      'waterproof, foldable, folding, portable, engraved, framed, handmade, printed, organic, vintage, plush',
  ),
)
const SAME_WORDS = new Map([
  ...['handbook', 'guide', 'guidebook', 'manual'].map((word) => [word, 'book'] as const),
  ...['pass', 'entry', 'admission'].map((word) => [word, 'ticket'] as const),
  ...['workshop', 'course', 'lesson', 'session'].map((word) => [word, 'class'] as const),
])
/** Alone they name no thing: of a list with "a book" others may still be thought of. */
const WIDE = new Set(
  lemmas('book, ticket, voucher, class, game, card, experience, subscription, tour, trip, visit').map(stem),
)

/** What an idea is about, in stems; `strong`: without what it is made of; `heads`: what it is. */
interface Thing {
  words: ReadonlySet<string>
  strong: ReadonlySet<string>
  heads: ReadonlySet<string>
}

/** Gathers the things of texts; `add` takes one that is none of those that are there in other words, and says whether. */
export function thingsOf(texts: readonly string[]): { add: (text: string) => boolean } {
  const keys = new Set<string>()
  const byWord = new Map<string, Thing[]>()
  const keep = (text: string, thing: Thing) => {
    keys.add(sameIdeaKey(text))
    for (const word of thing.words) byWord.set(word, [...(byWord.get(word) ?? []), thing])
  }
  for (const text of texts) keep(text, thingOf(text))
  return {
    add: (text) => {
      if (keys.has(sameIdeaKey(text))) return false
      const thing = thingOf(text)
      for (const word of thing.words)
        if (byWord.get(word)?.some((other) => areOne(thing, other))) return false
      keep(text, thing)
      return true
    },
  }
}

/**
 * Whether two ideas are one gift: they have the same words but for size, number, colour, age and material; or what they are
 * is the same, and one says all that the other says, or all but one of at least four words.
 */
function areOne(one: Thing, other: Thing): boolean {
  if (one.strong.isSubsetOf(WIDE) || other.strong.isSubsetOf(WIDE)) return false
  if (one.strong.size === other.strong.size && one.strong.isSubsetOf(other.strong)) return true
  const heads = one.heads.intersection(other.heads)
  if (heads.size === 0) return false
  if (one.words.isSubsetOf(other.words) || other.words.isSubsetOf(one.words)) return true
  const shared = one.strong.intersection(other.strong).size
  const missing = Math.min(one.strong.size, other.strong.size) - shared
  return missing === 1 && shared >= 3 && heads.isDisjointFrom(WIDE)
}

function thingOf(text: string): Thing {
  // "Match football, size 4": what stands behind the comma is said of it.
  const [named = ''] = text.split(/[,;:(–—]| - /, 1)
  const all = lemmas((named.trim() === '' ? text : named).replace(/\bcook(?:ery )?book/gi, 'recipe book'))
  const tellsNothing = (word: string, at: number) =>
    TELLS_NOTHING.has(word) ||
    /^\d/.test(word) ||
    (COLOURS.has(word) && !KINDS_BY_COLOUR.has(all[at + 1] ?? ''))
  const telling = all.map((word, at) => (tellsNothing(word, at) ? null : stem(word)))
  const headAt = headPositions(all).map((at) => telling.findLastIndex((word, place) => place <= at && word))
  const heads = new Set(headAt.flatMap((at) => telling[at] ?? []))
  const wide = heads.intersection(WIDE)
  // A class in glass painting is none in silk painting.
  const isWeak = (at: number) => wide.size === 0 && MADE_OF.has(all[at] ?? '') && !headAt.includes(at)
  return {
    words: new Set(telling.flatMap((word) => word ?? [])),
    strong: new Set(telling.flatMap((word, at) => (word !== null && !isWeak(at) ? word : []))),
    // A book of donkeys is no donkey.
    heads: wide.size > 0 ? wide : heads,
  }
}

/** "builder", "building" and "build" have one. */
function stem(word: string): string {
  const same = SAME_WORDS.get(word) ?? word
  const bare = same.replace(/(?:ing|er|ed|(?<=graph)y|e)$/, '')
  return bare.length < 3 || !/[aeiouy]/.test(bare) ? same : bare.replace(/([bdgklmnprt])\1$/, '$1')
}
