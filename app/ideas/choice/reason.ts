import { inLanguage } from '#app/ideas/catalogue/texts.ts'
import type { IdeaTexts } from '#app/ideas/idea.ts'
import { headPositions } from '#app/ideas/words/head-nouns.ts'
import { lemma, lemmas } from '#app/ideas/words/lemmas.ts'
import type { Interest } from '#app/ideas/reading/hobbies/interests.ts'
import type { Wish } from '#app/ideas/reading/wish.ts'

interface Vocabulary {
  phrase: string
  names: ReadonlySet<string>
  gear: ReadonlySet<string>
}

const STOP_WORDS = new Set(
  lemmas('a an the of for and or in on to with set kit bag box book class gift card day'),
)

/**
 * Why an idea that the catalogue did not make suits a wish, as far as its words show: takes the wish, gives a function from
 * the idea's text to "because of: …" with the giver's own word, or to a sentence about the whole profile. With the texts of a
 * language for ideas in it.
 */
export function reasonsFor(
  { interests }: Pick<Wish, 'interests'>,
  texts?: IdeaTexts,
): (text: string) => string {
  const vocabularies = interests.map((interest) => vocabularyOf(interest, texts))
  return (text) => {
    const words = lemmas(text)
    const heads = headPositions(words).map((at) => words[at] ?? '')
    const interest =
      vocabularies.find(({ names }) => words.some((word) => names.has(word))) ??
      vocabularies.find(({ gear }) => heads.some((head) => gear.has(head)))
    return interest ? `because of: ${interest.phrase}` : 'chosen for the profile as a whole'
  }
}

function vocabularyOf({ phrase: english, written, topic }: Interest, texts?: IdeaTexts): Vocabulary {
  const phrase = texts ? (written ?? inLanguage(texts, english)) : english
  const titles = [topic?.title ?? ''].flatMap((title) => [title, inLanguage(texts, title)])
  const names = [phrase, english, ...titles, ...(topic?.also ?? [])].flatMap(lemmas).flatMap(withVerb)
  const gear = (topic?.ideas ?? []).map(({ headNoun }) => lemma(headNoun))
  const content = (words: readonly string[]) => new Set(words.filter((word) => !STOP_WORDS.has(word)))
  return { phrase, names: content(names), gear: content(gear) }
}

/** "swimming" with "swim" */
function withVerb(word: string): string[] {
  const base = /^(\p{L}{3,})ing$/u.exec(word)?.[1]
  return base === undefined ? [word] : [word, base, `${base}e`, base.replace(/(.)\1$/, '$1')]
}
