import { saidIn } from '#app/ideas/reading/constraints/constraints.ts'
import { ageInName } from '#app/ideas/reading/exact-age.ts'
import { normalise } from '#app/ideas/words/lemmas.ts'

/**
 * What a recipient's name says of their age and of who they are to the giver, and nothing else of it: "6" of
 * "Teddy (6)", "next door" of "Rick next door"; undefined where it says neither.
 */
export function saidInName(name: string): string | undefined {
  const relations = saidIn(normalise(name)).filter(({ constraint }) =>
    constraint.name.startsWith('no relative'),
  )
  const said = [ageInName(name) ?? [], relations.map(({ words }) => words)].flat(2)
  return said.length > 0 ? said.join(', ') : undefined
}
