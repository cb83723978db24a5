import type { DrawProblem } from '#app/domain/draws/draw-problem.ts'

export function drawProblemInWords(problem: DrawProblem, nameOf: (id: string) => string): string {
  if (problem.reason === 'too_few') return 'Add at least two people, then names can be drawn.'
  const why =
    problem.reason === 'nobody_to_draw'
      ? `Nobody is left whom ${nameOf(problem.participant)} could draw.`
      : 'With these pairs not everyone can draw somebody.'
  const pairs = problem.takeBack.map(([one, other]) => `${nameOf(one)} and ${nameOf(other)}`)
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(pairs.map((pair) => `“${pair}”`))
  return `${why} Let ${list} draw each other again.`
}
