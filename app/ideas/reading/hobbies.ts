import { type Catalogue, topicNamed, topicOfWordSet, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { type Hobby, recognise } from '#app/ideas/reading/recognise-hobby.ts'
import { namesState } from '#app/ideas/reading/states.ts'
import { lemmas, normalise } from '#app/ideas/words/lemmas.ts'

const SEPARATOR = /[,;\n/•|()!?…]| and | und | et | y | и | \+ |\.(?=[. ]|$)/
const FOREIGN_AND = / (?:en|e|i|oraz|ed|mit|met|con|com|avec) /
const LINK = /(?:https?:\/\/|www\.)\S*/g
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu
/** Stand for "and" and "&" within a name while the text is split. */
const AND = '\u0001'
const AMPERSAND = '\u0002'

/** The hobbies in a text, in the giver's order, no topic twice. Names that contain "and" or a comma stay whole. */
export function hobbiesIn(catalogue: Catalogue, text: string): Hobby[] {
  let prepared = normalise(text).replace(LINK, '').replaceAll(' & ', ' and ')
  for (const [emoji, title] of catalogue.emoji) prepared = prepared.replaceAll(emoji, `, ${title}, `)
  prepared = prepared.replace(EMOJI, ' ')
  for (const name of catalogue.compoundNames) {
    const joined = name.replaceAll(' and ', ` ${AND} `).replace(/[&,/]/g, AMPERSAND)
    prepared = prepared.replaceAll(name, joined)
  }
  const seen = new Set<string>()
  const hobbies: Hobby[] = []
  const parts = prepared
    .split(SEPARATOR)
    .map((part) => part.replaceAll(AND, 'and').replaceAll(AMPERSAND, '&').trim())
  for (const phrase of parts.flatMap((part) => splitAtForeignAnd(catalogue, part))) {
    if (phrase.length < 2 || !/\p{L}/u.test(phrase)) continue
    const hobby = recognise(catalogue, phrase)
    const key = hobby.topic?.title ?? hobby.phrase
    if (!seen.has(key)) hobbies.push(hobby)
    seen.add(key)
  }
  return hobbies
}

/** "tuinieren en fietsen" as two; only where a part is a topic's name, for these words are also English or a name's. */
function splitAtForeignAnd(catalogue: Catalogue, phrase: string): string[] {
  if (!FOREIGN_AND.test(phrase) || topicNamed(catalogue, lemmas(phrase))) return [phrase]
  const parts = phrase.split(FOREIGN_AND)
  return parts.some((part) => recognise(catalogue, part).exact) ? parts : [phrase]
}

/**
 * The topics that a text of wishes names outright ("loves chess"), not by a word of a longer wish ("bright colours") or as
 * a diet ("vegan").
 */
export function topicsWished(catalogue: Catalogue, text: string): Hobby[] {
  return hobbiesIn(catalogue, text).filter(({ phrase, topic }) => {
    const words = lemmas(phrase)
    const named = topicNamed(catalogue, words) ?? topicOfWordSet(catalogue, words)
    return topic !== null && named === topic && !namesState(phrase)
  })
}

/** Whether the catalogue has a topic of exactly this name. */
export function isPastime(name: string): boolean {
  return topicNamed(wholeCatalogue(), lemmas(name)) !== undefined
}
