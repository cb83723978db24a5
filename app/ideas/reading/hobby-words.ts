import type { Kind } from '#app/ideas/idea.ts'
import { lemmas } from '#app/ideas/words/lemmas.ts'

export const SEPARATOR = /[,;\n/•|()!?…]| and | und | et | y | и | \+ |\.(?=[. ]|$)/
export const LINK = /(?:https?:\/\/|www\.)\S*/g
export const LEAD_IN =
  /^(?:(?:(?:he|she|they|who|it)'(?:s|re|d)|he|she|they|who|i|we|idk|oh|esp|absolutely|totally|completely|massive|total|mad|obsessed|crazy|recently|got|getting|been|currently|loving|also|really|always|just|mostly|mainly|likes?|loves?|enjoys?|is|are|was|into|keen|very|big|huge|avid|passionate|about|on|a|an|the|of|fan|lots|some|lot|bit|doing|does|going|goes|go|has|started|starting|recently|took|taken|up|taking|learning|learns|getting|to|playing|plays?|all|things|everything|anything|hobbies|hobby(?=:| is)|interests?|interested|in|such|as|like|anything|everything|including|especially|amateur|occasional|currently|spends?|spending|time|with|practi[sc]ing|practi[sc]es|follows?|following|supports?|his|her|their|my)[ :]+)+/
export const TRAIL =
  / (?:a lot|lots|very much|too|as well|at (?:the )?weekends?|on (?:the )?weekends?|on \w+days|every \w+|when (?:he|she|they) can|for fun|with (?:her|his|their|my|the|our) .+|with (?:friends|family|mates)|fans?|lovers?|enthusiasts?|addicts?|nerds?|girlie|and more|in (?:the )?(?:summer|winter)|at home|sometimes|occasionally|these days|etc|in general|stuff|things)$/
export const DEEDS = new Set(['making', 'collecting', 'watching'])
export const DEED = /^(collect|mak|watch|read)(?:e?s|ing) (.+)$/
/** Whole lemmas that tell the kind of a hobby the catalogue does not know. */
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
/** How names of pastimes end that no other word explains: "goalball", "vexillology". */
const KIND_ENDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/(?:ball|polo|jitsu|hockey)$/, 'sport'],
  [/(?:ology|onomy|osophy|linguistics)$/, 'mind-and-study'],
  [/(?:smithing|carving|weaving|beadwork|needlework)$/, 'making'],
  [/(?:sailing|boating|surfing|boarding|swimming|diving)$/, 'water'],
]
/** What is left of a sentence is no name of a pastime: "she's recently got", "when the kids let him". */
export const OF_A_SENTENCE =
  /(?<![\p{L}'])(?:i|we|you|he|she|it|they|me|him|her|them|my|his|their|our|this|that|these|those|there|who|which|what|when|while|if|because|than|is|are|was|were|be|being|been|am|has|have|had|do|does|did|can|could|will|would|let|lets|got|get|gets|goes|went|just|really|recently|also|too|so|very|not|own|more|most|low|slow|idk|lol|haha|oh|ok|okay|pls|please|esp|especially|etc|over|about|with|without|at|into|from|after|before|near|vibes|\p{L}+'(?:s|re|ve|ll|d|m|t))(?![\p{L}'])/u
export const FOREIGN_ARTICLE = /^(?:la|le|les|l'|der|die|das|el|los|las|il|lo|gli|de|het) ?/
export const DEED_TO_OWN = /^(\p{L}+ing) (?:my|his|her|their|our) .+$/u
export const DECORATION = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu

/** People and states of mind: no workshop is held on grandchildren. */
export const NO_PASTIME = new Set(
  lemmas(
    'family friend grandchild grandchildren grandkid kid child son daughter grandson granddaughter husband wife partner people everything nothing anything none idea work life fun sleep sleeping relaxing resting home house student nurse teacher retired busy unknown various',
  ),
)
export const WHERE_OR_WHOM = new Set('in at with on for from by near of around to'.split(' '))
export const KIND_BY_WORD = new Map(
  (Object.entries(KIND_WORDS) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
)

export function kindByEnding(phrase: string): Kind | null {
  return KIND_ENDINGS.find(([ending]) => ending.test(phrase))?.[1] ?? null
}
