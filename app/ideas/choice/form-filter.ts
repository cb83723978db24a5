import { NOT_PASTIMES } from '#app/ideas/reading/hobbies/hobby-words.ts'
import { notUnderstood } from '#app/ideas/reading/not-understood.ts'
import type { Recipient } from '#app/ideas/recipient.ts'
import { containsPhrase, lemmas } from '#app/ideas/words/lemmas.ts'

/** As many as our own list may fill with one unknown pastime. */
const MAX_OF_UNKNOWN = 3
/** What a form letter makes of any word: "Memoir about X", "Vintage X photograph". */
const EMPTY_FORM =
  /^(?:first lesson in|memoir (?:about|of)|biography (?:about|around|of)|documentary (?:about|on)|ode to|celebration of) |^vintage .+ photo(?:graph)?$|^(?:the )?(?:joy|art|history) of | themed? (?:mug|socks?|t-shirt|keyring|cake topper|biscuits|cushion)$/iu

/**
 * Takes a recipient; gives a function that says of each idea of a list in turn whether its form is refused: a template
 * without a thing, a person or role of the recipient's texts as if it were a pastime, or the fourth idea that repeats a
 * phrase which was not understood.
 */
export function formFilter(recipient: Recipient): (idea: string) => boolean {
  const people = new Set(lemmas(recipient.hobbies).filter((word) => NOT_PASTIMES.has(word)))
  const unknown = notUnderstood(recipient).map((phrase) => ({ words: lemmas(phrase), times: 0 }))
  return (idea) => {
    const words = lemmas(idea)
    if (EMPTY_FORM.test(idea) || words.some((word) => people.has(word))) return true
    const repeated = unknown.filter((each) => containsPhrase(words, each.words))
    for (const each of repeated) each.times++
    return repeated.some(({ times }) => times > MAX_OF_UNKNOWN)
  }
}
