import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import { hasMark, type Said, saidIn } from '#app/ideas/reading/constraints.ts'
import { hobbiesIn, takenBack } from '#app/ideas/reading/hobbies.ts'

const CLAUSE = /[^,;.!?\n]+/g
/** What "used to walk in the hills" was about. */
const REST_OF_CLAUSE = /^[^,;.!?\n]*/

interface Present {
  hobbies: string
  wishes: string
  /** The topics of which somebody does no more. */
  over: ReadonlySet<Topic>
}

/** Normalised texts without what is over, or was before a limit of the body took it, and pastimes without what is no part of their names. */
export function presentIn(texts: { hobbies: string; wishes: string }, catalogue: Catalogue): Present {
  const [inHobbies, inWishes] = [saidIn(texts.hobbies), saidIn(texts.wishes)]
  const limited = [...inHobbies, ...inWishes].some(({ constraint }) => hasMark(constraint, 'takes'))
  const isOver = ({ constraint }: Said) => constraint.name === 'when no longer'
  const isOnce = ({ constraint }: Said) => limited && constraint.name === 'when once'
  const ofName = ({ constraint }: Said) => hasMark(constraint, 'cut')
  const isOnly = ({ constraint }: Said) => constraint.only !== null
  const over = [texts.hobbies, texts.wishes].flatMap((text) => clausesWith(text, saidIn(text).filter(isOver)))
  const hobbies = clausesOut(cut(texts.hobbies, inHobbies, ofName, isOnce), over)
  return {
    hobbies,
    wishes: cut(texts.wishes, inWishes, isOnly, isOnce),
    over: new Set([
      ...takenBack(catalogue, `${texts.hobbies}\n${texts.wishes}`),
      ...over.flatMap((clause) => hobbiesIn(catalogue, clause.rest).flatMap(({ topic }) => topic ?? [])),
    ]),
  }
}

/** A text with spaces for some stretches, and for others up to the end of their clauses; what stands elsewhere stays in its place. */
function cut(
  text: string,
  said: readonly Said[],
  alone: (each: Said) => boolean,
  toEnd: (each: Said) => boolean,
): string {
  return said
    .filter((each) => alone(each) || toEnd(each))
    .reduce((rest, each) => {
      const to = toEnd(each) ? each.to + (REST_OF_CLAUSE.exec(text.slice(each.to))?.[0].length ?? 0) : each.to
      return rest.slice(0, each.from) + ' '.repeat(to - each.from) + rest.slice(to)
    }, text)
}

function clausesWith(text: string, said: readonly Said[]) {
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => {
    const those = said.filter(({ from }) => from >= index && from < index + clause.length)
    if (those.length === 0) return []
    return [{ clause, rest: those.reduce((rest, { words }) => rest.replace(words, ' '), clause) }]
  })
}

function clausesOut(text: string, over: readonly { clause: string }[]): string {
  return over.reduce((rest, { clause }) => rest.replace(clause, ' '), text)
}
