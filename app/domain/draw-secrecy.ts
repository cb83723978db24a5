import { type ExcludedPair, giversOf, permittedRecipients } from '#app/domain/draw-problem.ts'

/**
 * Whether somebody can be sure of a name that is not theirs, because so few assignments are permitted (docs/gatherings.md,
 * Draw names): for some name that one may draw, one recipient is left for another. So it is with two or three people, and with
 * two couples. False where names cannot be drawn.
 */
export function isOpenSecret(participants: readonly string[], exclusions: readonly ExcludedPair[]): boolean {
  const choices = permittedRecipients(participants, exclusions)
  const fewest = Math.min(...choices.map(({ length }) => length))
  // Then all others may draw whom they like, whatever one draws (Hall's theorem).
  if (fewest >= 3 && fewest >= choices.length / 2 + 1) return false
  return choices.some((recipients, giver) => recipients.some((drawn) => tellsAnother(choices, giver, drawn)))
}

/** Whether one recipient is left for another giver when this one draws this recipient. */
function tellsAnother(choices: readonly (readonly number[])[], giver: number, drawn: number): boolean {
  const left = choices.map((recipients, place) =>
    place === giver ? [drawn] : recipients.filter((recipient) => recipient !== drawn),
  )
  const giverOf = giversOf(left)
  return giverOf !== undefined && left.some((_, other) => other !== giver && !canSwap(left, giverOf, other))
}

/** Whether a giver has another recipient in another assignment: a round of givers who pass their recipients on leads back. */
function canSwap(
  choices: readonly (readonly number[])[],
  giverOf: ReadonlyMap<number, number>,
  giver: number,
): boolean {
  const reached = new Set<number>()
  const next = [giver]
  for (let place = next.pop(); place !== undefined; place = next.pop()) {
    for (const recipient of choices[place] ?? []) {
      const before = giverOf.get(recipient)
      if (before === undefined || before === place || reached.has(before)) continue
      if (before === giver) return true
      reached.add(before)
      next.push(before)
    }
  }
  return false
}
