import { type Catalogue, lemmaSetKey, type Topic, wholeCatalogue } from '#app/ideas/catalogue.ts'
import { brandIn } from '#app/ideas/catalogue/brands.ts'
import type { Kind } from '#app/ideas/idea.ts'
import { lemma, lemmas, normalised } from '#app/ideas/lemmas.ts'
import { STATES } from '#app/ideas/states.ts'
import { mistyped } from '#app/ideas/mistyped.ts'
import { isPlainPhrase } from '#app/ideas/wording.ts'

/** One hobby as the giver wrote it and what it was recognised as. */
export interface Hobby {
  /** In lower case; for reasons. */
  phrase: string
  topic: Topic | null
  /** Whether the topic is what was said; else it is only named in it, as hockey is in "underwater hockey". */
  exact: boolean
  /** Null: nothing in the phrase tells. */
  kind: Kind | null
  /** What may be put into a template; null when the phrase is not plain. */
  templateWord: string | null
}

const SEPARATOR = /[,;\n/•|()!?…]| and | und | et | y | и | \+ |\.(?=[. ]|$)/
const LINK = /(?:https?:\/\/|www\.)\S*/g
const LEAD_IN =
  /^(?:(?:(?:he|she|they|who|it)'(?:s|re|d)|he|she|they|who|i|we|idk|oh|esp|absolutely|totally|completely|massive|total|mad|obsessed|crazy|recently|got|getting|been|currently|loving|also|really|always|just|mostly|mainly|likes?|loves?|enjoys?|is|are|was|into|keen|very|big|huge|avid|passionate|about|on|a|an|the|of|fan|lots|some|lot|bit|doing|does|going|goes|go|has|started|starting|recently|took|taken|up|taking|learning|learns|getting|to|playing|plays?|all|things|everything|anything|hobbies|hobby(?=:| is)|interests?|interested|in|such|as|like|anything|everything|including|especially|amateur|occasional|currently|spends?|spending|time|with|practi[sc]ing|practi[sc]es|follows?|following|supports?|his|her|their|my)[ :]+)+/
const TRAIL =
  / (?:a lot|lots|very much|too|as well|at (?:the )?weekends?|on (?:the )?weekends?|on \w+days|every \w+|when (?:he|she|they) can|for fun|with (?:her|his|their|my|the|our) .+|with (?:friends|family|mates)|fans?|lovers?|enthusiasts?|addicts?|nerds?|girlie|and more|in (?:the )?(?:summer|winter)|at home|sometimes|occasionally|these days|etc|in general|stuff|things)$/
const DEEDS = new Set(['making', 'collecting', 'watching'])
const DEED = /^(collect|mak|watch|read)(?:e?s|ing) (.+)$/
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
const OF_A_SENTENCE =
  /(?<![\p{L}'])(?:i|we|you|he|she|it|they|me|him|her|them|my|his|their|our|this|that|these|those|there|who|which|what|when|while|if|because|than|is|are|was|were|be|being|been|am|has|have|had|do|does|did|can|could|will|would|let|lets|got|get|gets|goes|went|just|really|recently|also|too|so|very|not|own|more|most|low|slow|idk|lol|haha|oh|ok|okay|pls|please|esp|especially|etc|\p{L}+'(?:s|re|ve|ll|d|m|t))(?![\p{L}'])/u
const FOREIGN_ARTICLE = /^(?:la|le|les|l'|der|die|das|el|los|las|il|lo|gli|de|het) ?/
const DEED_TO_OWN = /^(\p{L}+ing) (?:my|his|her|their|our) .+$/u
const DECORATION = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]+/gu

/** People and states of mind: no workshop is held on grandchildren. */
const NO_PASTIME = new Set(
  lemmas(
    'family friend grandchild grandchildren grandkid kid child son daughter grandson granddaughter husband wife partner people everything nothing anything none idea work life fun sleep sleeping relaxing resting home house student nurse teacher retired busy unknown various',
  ),
)
const WHERE_OR_WHOM = new Set('in at with on for from by near of around to'.split(' '))
const KIND_BY_WORD = new Map(
  (Object.entries(KIND_WORDS) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
)

/** Longest run of neighbouring words that names a topic; of equal ones the last, where English keeps the head. */
function contained(
  catalogue: Catalogue,
  words: readonly string[],
): { topic: Topic; name: readonly string[]; start: number } | undefined {
  for (let length = Math.min(words.length, 5); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const name = words.slice(start, start + length)
      const topic = catalogue.topicByName.get(name.join(' '))
      // Who makes candles is no friend of candlelight: what is done to a thing says more than a by-name of it.
      if (topic && DEEDS.has(words.at(-1) ?? '') && lemmas(topic.title).join(' ') !== name.join(' ')) continue
      if (topic) return { topic, name, start }
    }
  }
  return undefined
}

/** "climber", "climbs" → "climbing", where that is a known name: whole words, never stems. */
function asPastime(catalogue: Catalogue, word: string): Topic | undefined {
  const base = word.replace(/e?rs?$|s$/, '')
  const forms = [`${base}ing`, `${word}ing`, `${word.replace(/e$/, '')}ing`, `${word}${word.at(-1) ?? ''}ing`]
  return forms.map((form) => catalogue.topicByName.get(form)).find((topic) => topic !== undefined)
}

/** "swims in lakes", "keen climber": the word that is a deed or its doer, else the only word. */
function pursued(catalogue: Catalogue, phrase: string): Topic | undefined {
  const words = phrase.split(' ')
  return words
    .filter((word) => words.length === 1 || /(?:s|er|or)$/.test(word))
    .map((word) => asPastime(catalogue, lemma(word)))
    .find((topic) => topic !== undefined)
}

/** "collects stamps" → "stamp collecting"; of "watches dramas" only the dramas name the thing. */
function turned(phrase: string): string {
  const [, deed, thing = ''] = DEED.exec(phrase) ?? []
  if (deed !== 'collect' && deed !== 'mak') return thing || phrase
  const words = thing.split(' ')
  return [...words.slice(0, -1), lemma(words.at(-1) ?? ''), `${deed}ing`].join(' ')
}

/** The giver's own word goes into templates unless it is a person or a verb: "cello", but "knitting" for "knits". */
function templateWordFor(catalogue: Catalogue, topic: Topic, phrase: string): string {
  const last = phrase.split(' ').at(-1) ?? ''
  const isDoing = /(?:ers?|ists?|ians?|fans?)$/.test(last) || asPastime(catalogue, lemma(last)) !== undefined
  // No idea names a maker: who collects Lego builds with bricks.
  return isDoing || !isPlainPhrase(phrase) || brandIn(lemmas(phrase)) ? topic.title : phrase
}

function kindByEnding(phrase: string): Kind | null {
  return KIND_ENDINGS.find(([ending]) => ending.test(phrase))?.[1] ?? null
}

function recognised(catalogue: Catalogue, raw: string): Hobby {
  const bare = raw
    .replace(/\(.*?\)?$/, '')
    .replace(/["!?.:]+|(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const stripped = bare.replace(LEAD_IN, '').replace(TRAIL, '').trim() || bare
  const thing = turned(stripped)
  const spellings = [
    bare,
    stripped,
    thing,
    stripped.replace(DEED_TO_OWN, '$1'),
    bare.replace(FOREIGN_ARTICLE, ''),
  ]
  for (const phrase of new Set(spellings)) {
    const name = lemmas(phrase).join(' ')
    const topic = catalogue.topicByName.get(name)
    if (topic) {
      const foreign = catalogue.foreignNames.has(name)
      const templateWord = foreign ? topic.title : templateWordFor(catalogue, topic, phrase)
      return { phrase, topic, exact: true, kind: topic.kind, templateWord }
    }
  }
  const words = lemmas(stripped)
  const phrase = isPlainPhrase(stripped) ? stripped : null
  const same = catalogue.topicByLemmaSet.get(lemmaSetKey(words))
  const within = same ? undefined : contained(catalogue, words)
  if (within) {
    const { topic, name, start } = within
    // "Cello in an orchestra" is the cello; "underwater hockey" and "football coaching" are things of their own.
    const exact = start === 0 && WHERE_OR_WHOM.has(words[name.length] ?? '')
    const isName = start + name.length === words.length && words.length <= 3
    const templateWord =
      isName && phrase !== null && words.every((word) => !NO_PASTIME.has(word)) && !brandIn(words)
        ? phrase
        : topic.title
    return { phrase: phrase ?? name.join(' '), topic, exact, kind: topic.kind, templateWord }
  }
  const meant = same ? undefined : mistyped(catalogue, lemmas(thing).join(' '))
  if (meant) {
    const topic = catalogue.topicByName.get(meant) ?? null
    return {
      phrase: meant,
      topic,
      exact: true,
      kind: topic?.kind ?? null,
      templateWord: topic?.title ?? null,
    }
  }
  const topic = same ?? pursued(catalogue, stripped)
  if (topic)
    return { phrase: phrase ?? topic.title, topic, exact: true, kind: topic.kind, templateWord: topic.title }
  const kinds = lemmas(thing)
    .toReversed()
    .map((word) => KIND_BY_WORD.get(word))
  return {
    phrase: phrase ?? 'a hobby of theirs',
    topic: null,
    exact: false,
    kind:
      DEED.exec(stripped)?.[1] === 'watch'
        ? 'watching'
        : (kinds.find((kind) => kind !== undefined) ?? kindByEnding(thing)),
    templateWord:
      isPlainPhrase(thing) &&
      !OF_A_SENTENCE.test(thing) &&
      !lemmas(thing).some((word) => NO_PASTIME.has(word)) &&
      brandIn(lemmas(thing)) === undefined
        ? thing
        : null,
  }
}

/** The hobbies in a text, in the giver's order, no topic twice. Names that hold "and" or a comma stay whole. */
export function hobbiesIn(catalogue: Catalogue, text: string): Hobby[] {
  let guarded = normalised(text).replace(LINK, '').replaceAll(' & ', ' and ')
  for (const [picture, title] of catalogue.pictures) guarded = guarded.replaceAll(picture, `, ${title}, `)
  guarded = guarded.replace(DECORATION, ' ')
  for (const name of catalogue.compoundNames) {
    guarded = guarded.replaceAll(name, name.replaceAll(' and ', ' \u0001 ').replace(/[&,/]/g, '\u0002'))
  }
  const seen = new Set<string>()
  const hobbies: Hobby[] = []
  for (const part of guarded.split(SEPARATOR)) {
    const restored = part.replaceAll('\u0001', 'and').replaceAll('\u0002', '&').trim()
    if (restored.length < 2 || !/\p{L}/u.test(restored)) continue
    const hobby = recognised(catalogue, restored)
    const key = hobby.topic?.title ?? hobby.phrase
    if (!seen.has(key)) hobbies.push(hobby)
    seen.add(key)
  }
  return hobbies
}

/**
 * The topics that wishes name outright ("loves chess"): a word inside a longer wish ("bright colours") or a diet
 * ("vegan") is no pastime.
 */
export function topicsWished(catalogue: Catalogue, text: string): Hobby[] {
  return hobbiesIn(catalogue, text).filter(({ phrase, topic }) => {
    const words = lemmas(phrase)
    const named =
      catalogue.topicByName.get(words.join(' ')) ?? catalogue.topicByLemmaSet.get(lemmaSetKey(words))
    return topic !== null && named === topic && !STATES.some(({ said }) => said.test(phrase))
  })
}

/** Whether the catalogue knows something people do by exactly this name. */
export function isPastime(name: string): boolean {
  return wholeCatalogue().topicByName.has(lemmas(name).join(' '))
}
