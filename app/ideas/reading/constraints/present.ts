import type { Catalogue } from '#app/ideas/catalogue/catalogue.ts'
import type { Topic } from '#app/ideas/catalogue/parse.ts'
import type { Said } from '#app/ideas/reading/constraints/constraints.ts'
import { hasMark } from '#app/ideas/reading/constraints/constraint-blocks.ts'
import { hobbiesIn, takenBack } from '#app/ideas/reading/hobbies/hobbies.ts'

const CLAUSE = /[^,;.!?\n]+/g

interface Present {
  hobbies: string
  wishes: string
  /** The topics of which somebody does no more. */
  over: ReadonlySet<Topic>
}

/**
 * Normalised texts without the clauses of what is over, or was before a limit of the body took it; all
 * without what the phrases say and no name of a pastime does, wishes without what alone is welcome.
 */
export function presentIn(
  texts: { hobbies: string; wishes: string },
  { inHobbies, inWishes }: { inHobbies: readonly Said[]; inWishes: readonly Said[] },
  catalogue: Catalogue,
): Present {
  const limited = [...inHobbies, ...inWishes].some(({ constraint }) => hasMark(constraint, 'takes'))
  const isOver = ({ constraint: { name } }: Said) =>
    name === 'when no longer' || name === 'when not theirs' || (limited && name === 'when once')
  const inPast = clausesWith(texts.hobbies, inHobbies.filter(isOver))
  const over = [...inPast, ...clausesWith(texts.wishes, inWishes.filter(isOver))]
  const once = clausesWith(
    texts.wishes,
    inWishes.filter(({ constraint: { name } }) => limited && name === 'when once'),
  )
  return {
    hobbies: without(
      texts.hobbies,
      inPast,
      inHobbies.filter(({ constraint }) => hasMark(constraint, 'cut')),
    ),
    wishes: without(
      texts.wishes,
      once,
      inWishes.filter(({ constraint }) => constraint.only !== null || hasMark(constraint, 'cut')),
    ),
    over: new Set([
      ...takenBack(catalogue, `${texts.hobbies}\n${texts.wishes}`),
      ...over.flatMap(({ about }) => hobbiesIn(catalogue, about).flatMap(({ topic }) => topic ?? [])),
    ]),
  }
}

/** A text with spaces in place of some stretches: what else stands in it keeps its place. */
function without(text: string, ...stretches: readonly (readonly { from: number; to: number }[])[]): string {
  return stretches
    .flat()
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
}

function clausesWith(text: string, said: readonly Said[]) {
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => {
    const those = said.filter(({ from }) => from >= index && from < index + clause.length)
    if (those.length === 0) return []
    const about = those.reduce((rest, { words }) => rest.replace(words, ' '), clause)
    return [{ from: index, to: index + clause.length, about }]
  })
}
