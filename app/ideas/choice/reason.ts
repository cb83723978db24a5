import { wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Constraints } from '#app/ideas/reading/constraints.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { type Interest, interestsOf } from '#app/ideas/reading/interests.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import type { Recipient } from '#app/ideas/recipient.ts'

/** Words of an interest's own name, and the things that are its gear. */
interface Vocabulary {
  phrase: string
  names: ReadonlySet<string>
  gear: ReadonlySet<string>
}

const TELLS_NOTHING = new Set(
  lemmas('a an the of for and or in on to with set kit box bag book class gift card day'),
)

/** "swimming" also names what is for a swim. */
function withDeed(word: string): string[] {
  const base = /^(\p{L}{3,})ing$/u.exec(word)?.[1]
  return base === undefined ? [word] : [word, base, `${base}e`, base.replace(/(.)\1$/, '$1')]
}

function vocabularyOf({ phrase, topic }: Interest): Vocabulary {
  const names = [phrase, topic?.title ?? '', ...(topic?.also ?? [])].flatMap(lemmas).flatMap(withDeed)
  const gear = (topic?.ideas ?? []).map(({ headNoun }) => lemma(headNoun))
  const telling = (words: readonly string[]) => new Set(words.filter((word) => !TELLS_NOTHING.has(word)))
  return { phrase, names: telling(names), gear: telling(gear) }
}

/**
 * Why somebody else's idea suits a recipient, as far as its words show: takes the recipient, gives a function from an
 * idea's text to "because of: …" with the giver's own word, or to what holds for the whole profile.
 */
export function reasonsFrom(recipient: Recipient, constraints: Constraints): (text: string) => string {
  const interests = interestsOf(wholeCatalogue(), constraints, recipient).map(vocabularyOf)
  return (text) => {
    const words = lemmas(text)
    const heads = new Set(headPositions(words).map((at) => words[at]))
    const meant =
      interests.find(({ names }) => words.some((word) => names.has(word))) ??
      interests.find(({ gear }) => [...heads].some((head) => head !== undefined && gear.has(head)))
    return meant ? `because of: ${meant.phrase}` : 'chosen for the profile as a whole'
  }
}
