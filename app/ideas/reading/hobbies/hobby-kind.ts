import type { Kind } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const KIND_WORDS: Record<Kind, string> = {
  making:
    'making maker craft crafting sewing carving building weaving painting drawing printing diy stitching embroidery',
  collecting: 'collecting collection collector collectible memorabilia antique',
  watching: 'watching film movie series show anime drama tv cinema theatre musical fandom sitcom',
  sport:
    'sport ball racing training fitness league martial boxing dancing dance gym workout athletics fighting',
  outdoors: 'outdoor trail mountain trekking walking camping spotting orienteering',
  water: 'boat boating sailing swimming diving surf surfing rowing',
  games: 'game gaming gamer roleplay rpg tabletop minigame',
  music: 'music band singing song concert orchestra choir piano guitar dj',
  'food-and-drink': 'cooking baking tasting cuisine brewing recipe eating',
  'growing-and-animals': 'gardening breeding keeping growing farming aquarium',
  'mind-and-study': 'language reading learning science writing politics law philosophy poetry history',
  'home-and-care': 'decor decorating skincare makeup fashion organising',
}
const KIND_ENDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/(?:ball|polo|jitsu|hockey)$/, 'sport'],
  [/(?:ology|onomy|osophy|linguistics)$/, 'mind-and-study'],
  [/(?:smithing|carving|weaving|beadwork|needlework)$/, 'making'],
  [/(?:sailing|boating|surfing|boarding|swimming|diving)$/, 'water'],
]

const KIND_BY_WORD = new Map(
  (Object.entries(KIND_WORDS) as [Kind, string][]).flatMap(([kind, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, kind] as const),
  ),
)

/** What English names as a thing people do: "bell ringing", "worm charming"; not "wedding" or "napping". */
const DOING = /\p{L}{4,}ing$/u
const DOING_NOTHING = new Set(
  `
    nothing anything something everything wedding clothing evening morning sibling darling ceiling pudding
    dumpling earring duckling offspring wellbeing working raising being having getting living feeling moving
    recovering expecting struggling trying thinking doing going looking waiting drinking texting scrolling
    napping sleeping complaining moaning worrying snoring arguing shouting farting winning losing spending
    chilling vibing existing breathing procrastinating overthinking gossiping flirting dating smoking vaping
    gambling dieting swearing bossing nagging parenting mothering caring commuting ironing cleaning resting
    relaxing studying revising eating talking chatting laughing crying sitting lying staying helping loving
    hating wanting needing liking coming leaving missing grieving healing dying suffering boring annoying
    interesting amazing exciting willing during according including regarding becoming turning starting
    finishing stopping automating volunteering babysitting driving whining ranting faffing pottering lounging
    lazing
  `
    .trim()
    .split(/\s+/),
)

/** The kind of a hobby that the catalogue does not know: by its last word that shows one, else by its ending. */
export function kindOf(phrase: string): Kind | null {
  const kinds = lemmas(phrase)
    .toReversed()
    .flatMap((word) => KIND_BY_WORD.get(word) ?? [])
  return kinds[0] ?? KIND_ENDINGS.find(([ending]) => ending.test(phrase))?.[1] ?? null
}

/** Whether an unknown phrase has the form of an English pastime: all that a template may be filled with. */
export function looksLikePastime(phrase: string): boolean {
  const last = phrase.split(' ').at(-1) ?? ''
  return kindOf(phrase) !== null || (DOING.test(last) && !DOING_NOTHING.has(last))
}
