import { type Catalogue, wholeCatalogue } from '#app/ideas/catalogue/catalogue.ts'
import { readBudget } from '#app/ideas/reading/money/budget.ts'
import { readClauses, welcomeText } from '#app/ideas/reading/clauses.ts'
import { hobbiesIn } from '#app/ideas/reading/hobbies/hobbies.ts'
import { NOT_PASTIMES, SENTENCE_WORD } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { NAMELESS } from '#app/ideas/reading/hobbies/recognise-hobby.ts'
import { spellingOf } from '#app/ideas/reading/hobbies/spelling.ts'
import { namesState } from '#app/ideas/reading/constraints/constraints.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { lemmas, normalise } from '#app/ideas/words/lemmas.ts'

/**
 * The phrases of a recipient's hobbies that no idea can follow from, as they mean to spell them and in their order, for "We did not
 * understand: …". People, roles, states, parts of sentences and links are left out: nothing is asked of them. Refuses
 * nothing; a text of which all is understood gives none (specification, section 9).
 */
export function notUnderstood(
  recipient: Pick<Recipient, 'hobbies'>,
  catalogue: Catalogue = wholeCatalogue(),
): string[] {
  const spelling = spellingOf(recipient.hobbies)
  const { rest } = readBudget(normalise(recipient.hobbies))
  return hobbiesIn(catalogue, welcomeText(readClauses(rest)))
    .filter(({ topic, templateWord }) => topic === null && templateWord === null)
    .filter(({ phrase }) => phrase !== NAMELESS && isName(phrase))
    .map(({ phrase }) => spelling(phrase, false))
}

/** Neither a person, role or state nor a part of a sentence. */
function isName(phrase: string): boolean {
  return (
    !SENTENCE_WORD.test(phrase) &&
    !namesState(phrase) &&
    !lemmas(phrase).some((word) => NOT_PASTIMES.has(word))
  )
}
