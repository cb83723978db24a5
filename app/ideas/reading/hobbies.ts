import { type Catalogue, lemmaSetKey, type Topic, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { brandIn } from '#app/ideas/catalogue/brands.ts'
import {
  DECORATION,
  DEED,
  DEEDS,
  DEED_TO_OWN,
  FOREIGN_ARTICLE,
  KIND_BY_WORD,
  LEAD_IN,
  LINK,
  NO_PASTIME,
  OF_A_SENTENCE,
  SEPARATOR,
  TRAIL,
  WHERE_OR_WHOM,
  kindByEnding,
} from '#app/ideas/reading/hobby-words.ts'
import type { Kind } from '#app/ideas/idea.ts'
import { lemma, lemmas, normalised } from '#app/ideas/words/lemmas.ts'
import { STATES } from '#app/ideas/reading/states.ts'
import { mistyped } from '#app/ideas/reading/misspellings.ts'
import { isPlainPhrase } from '#app/ideas/choice/wording.ts'

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

/** Longest run of neighbouring words that names a topic; of equal ones the last, where English keeps the head. */
function contained(
  catalogue: Catalogue,
  words: readonly string[],
): { topic: Topic; name: readonly string[]; start: number } | undefined {
  for (let length = Math.min(words.length, 5); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const name = words.slice(start, start + length)
      const topic = catalogue.topicByName.get(name.join(' '))
      // "Chats" are cats to a French family only.
      if (catalogue.foreignNames.has(name.join(' '))) continue
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
