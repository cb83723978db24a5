import { type Said, unsaid } from '#app/ideas/reading/constraints/constraints.ts'
import type { Constraint } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import { FLAWS, NEVER, UNDER_18 } from '#app/ideas/words/unwelcome-words.ts'
import { phrases } from '#app/ideas/words/words-of-names.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

const [OF_FLAWS, FOR_NOBODY, FOR_ADULTS] = [phrases(FLAWS), phrases(NEVER), phrases(UNDER_18)]

/**
 * Takes a normalised text, what it says and an age; gives the phrases that no idea may hold unless they were asked for: gifts of a
 * faith that it does not name, aids without the need ("unless …"), what tells of flaws of the body, and what is fit for nobody or no
 * child, whoever asks.
 */
export function unwelcomeIn(text: string, said: readonly Said[], age: number): (readonly string[])[] {
  const words = lemmas(text)
  const asked = new Set(
    said.flatMap(({ constraint }) => wordsUnless(constraint).map((phrase) => phrase.join(' '))),
  )
  return [
    ...unsaid(said)
      // Every child has a family.
      .filter(({ name }) => age >= 18 || name !== 'unless family')
      .flatMap(wordsUnless)
      .filter((phrase) => !asked.has(phrase.join(' '))),
    ...OF_FLAWS.filter((phrase) => !containsPhrase(words, phrase)),
    ...FOR_NOBODY,
    ...(age < 18 ? FOR_ADULTS : []),
  ]
}

function wordsUnless({ name, lines }: Constraint): (readonly string[])[] {
  return name.startsWith('unless ') ? phrases(lines.get('words') ?? '') : []
}
