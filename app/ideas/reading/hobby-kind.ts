import type { Kind } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

const KIND_WORDS: Record<Kind, string> = {
  making:
    'making maker craft crafting sewing carving building weaving painting drawing printing diy art stitching',
  collecting: 'collecting collection collector collectible memorabilia antique vintage',
  watching: 'watching film movie series show anime drama tv cinema theatre musical fandom sitcom',
  sport:
    'sport ball racing training fitness league martial boxing team dancing dance gym workout athletics fighting',
  outdoors:
    'outdoor trail mountain forest trekking walking nature camping bird wildlife spotting hunting orienteering',
  water: 'water sea lake river boat boating sailing swimming diving surf surfing rowing beach',
  games: 'game gaming gamer card puzzle console roleplay rpg tabletop minigame',
  music: 'music band singing song concert instrument orchestra choir piano guitar dj festival',
  'food-and-drink':
    'food drink cooking baking tasting cuisine brewing recipe restaurant tea coffee wine eating',
  'growing-and-animals':
    'garden gardening plant animal pet breeding keeping farm growing dog cat horse aquarium',
  'mind-and-study':
    'language history reading learning science writing study research politics law philosophy poetry',
  'home-and-care': 'home decor decorating cleaning skincare beauty makeup fashion wellness organising family',
}
const KIND_ENDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/(?:ball|polo|jitsu|hockey)$/, 'sport'],
  [/(?:ology|onomy|osophy|linguistics)$/, 'mind-and-study'],
  [/(?:smithing|carving|weaving|beadwork|needlework)$/, 'making'],
  [/(?:sailing|boating|surfing|boarding|swimming|diving)$/, 'water'],
]

const KIND_BY_WORD = new Map(
  (Object.entries(KIND_WORDS) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
)

/** The kind of a hobby that the catalogue does not know: by its last word that shows one, else by its ending. */
export function kindOf(phrase: string): Kind | null {
  const kinds = lemmas(phrase)
    .toReversed()
    .flatMap((word) => KIND_BY_WORD.get(word) ?? [])
  return kinds[0] ?? KIND_ENDINGS.find(([ending]) => ending.test(phrase))?.[1] ?? null
}
