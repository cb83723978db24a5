import { TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { readBudget } from '#app/ideas/reading/money/budget.ts'
import { type Clause, readClauses } from '#app/ideas/reading/clauses.ts'
import { normalise, withoutLinks } from '#app/ideas/words/lemmas.ts'

const SENTENCE_END = /[.;!?](?=\s|$)|\n/
/** In the languages of the product, also as the beginning of a word. */
const SAYS_BUDGET =
  /budget|presup|orçam|budżet|max|höchst|up to|under|below|less than|at most|around|about|bis |unter |jusqu|moins|hasta|menos|fino|massimo|até|tot |onder|hooguit|do \d|poniżej/iu
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
  // What a line of a list costs is no budget, unless it says so.
  const isWish = /^\s*[-*•–]\s/.test(sentence) && !SAYS_BUDGET.test(sentence)
  for (const piece of sentence.split(PIECE_END).map((part) => part.trim())) {
    if (piece === '') continue
    const { isTerm: saysSomething, refuses } = read(piece)
    const isTerm = isWish ? refuses : saysSomething
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
  const { minimum, maximum, rest } = readBudget(normalise(withoutLinks(piece)))
  const clauses = readClauses(rest)
  const refuses = clauses.some(isRefusal)
  return { isTerm: minimum !== null || maximum !== null || refuses, refuses, clauses: clauses.length }
}

export function isRefusal({ stance }: Clause): boolean {
  return stance === 'refused' || stance === 'allergic' || stance === 'owned'
}
