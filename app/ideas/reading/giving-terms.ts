import { TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { readBudget } from '#app/ideas/reading/money/budget.ts'
import { type Clause, readClauses } from '#app/ideas/reading/clauses.ts'
import { refusalsInEnglish } from '#app/ideas/reading/other-languages.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'

const SENTENCE_END = /[.;!?](?=\s|$)|\n/
const PIECE_END = /,(?=\s)/

/**
 * What a giver must know first: the stretches of these texts that set a budget or rule something out, in the writer's
 * own words and order, each once. Refuses nothing: what is not understood is left out, and a text that is many times as long
 * in plain letters.
 */
export function givingTerms(texts: readonly string[]): string[] {
  const plain = texts.filter((text) => text.normalize('NFKC').length <= 2 * TEXT_LIMIT)
  const sentences = plain.flatMap((text) => text.split(SENTENCE_END))
  const terms = Map.groupBy(sentences.flatMap(termsOfSentence), (term) => term.toLowerCase())
  return [...terms.values()].flatMap(([first = '']) => first)
}

function termsOfSentence(sentence: string): string[] {
  const terms: string[] = []
  let refusal = ''
  // A line of a list is a wish, and a price in it is no budget.
  const isLine = /^\s*[-*•–]\s/.test(sentence)
  for (const piece of sentence.split(PIECE_END).map((part) => part.trim())) {
    if (piece === '') continue
    const { isTerm: saysSomething, refuses } = read(piece)
    const isTerm = isLine ? refuses : saysSomething
    // "no wool, silk or fur": the list goes on as long as a piece and what began it read as one refusal.
    if (refusal !== '' && !isTerm && read(`${refusal}, ${piece}`).clauses === 1) {
      terms.push(`${terms.pop()}, ${piece}`)
    } else {
      if (isTerm) terms.push(piece)
      refusal = refuses ? piece : ''
    }
  }
  return terms
}

function read(piece: string) {
  const { minimum, maximum, rest } = readBudget(refusalsInEnglish(normalise(piece)))
  const clauses = readClauses(rest)
  const refuses = clauses.some(isRefusal)
  return { isTerm: minimum !== null || maximum !== null || refuses, refuses, clauses: clauses.length }
}

function isRefusal({ stance }: Clause): boolean {
  return stance === 'refused' || stance === 'allergic' || stance === 'owned'
}
