import { type ExcludedPair, isPossible, permittedRecipients } from '#app/domain/draw-problem.ts'

/**
 * Whether somebody can be sure of a name that is not theirs, because so few assignments are permitted (docs/gatherings.md,
 * Draw names): where one recipient is left for a giver, which everybody can work out who knows the pairs; and where a giver
 * can always tell from their own name who drew whom, as with two or three people. False where names cannot be drawn.
 */
export function isOpenSecret(participants: readonly string[], exclusions: readonly ExcludedPair[]): boolean {
  const choices = permittedRecipients(participants, exclusions)
  if (choices.length === 0 || !isPossible(choices)) return false
  if (choices.some((_, giver) => recipientsLeft(choices, giver) === 1)) return true
  // Two of more assignments than recipients begin alike for every giver.
  const found = assignments(choices, participants.length)
  if (found.length >= participants.length) return false
  return choices.some(
    (_, giver) => new Set(found.map((recipients) => recipients[giver])).size === found.length,
  )
}

/** How many recipients a giver has in all permitted assignments. */
function recipientsLeft(choices: readonly (readonly number[])[], giver: number): number {
  const possible = (choices[giver] ?? []).filter((recipient) =>
    isPossible(
      choices.map((recipients, place) =>
        place === giver ? [recipient] : recipients.filter((one) => one !== recipient),
      ),
    ),
  )
  return possible.length
}

/** The recipients of all givers in order, of up to so many permitted assignments. */
function assignments(choices: readonly (readonly number[])[], max: number): number[][] {
  const found: number[][] = []
  const go = (drawn: readonly number[]): void => {
    const [mine = [], ...others] = choices.slice(drawn.length)
    for (const recipient of mine) {
      if (found.length >= max) return
      if (drawn.includes(recipient)) continue
      const next = [...drawn, recipient]
      if (next.length === choices.length) found.push(next)
      else if (isPossible(others.map((recipients) => recipients.filter((one) => !next.includes(one)))))
        go(next)
    }
  }
  go([])
  return found
}
