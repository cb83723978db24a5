import { type ExcludedPair, isPossible, permittedRecipients } from '#app/domain/draw-problem.ts'

/**
 * Whether somebody can always tell from their own name who drew whom, because so few assignments are permitted
 * (docs/gatherings.md, Draw names): with two or three people, or where pairs leave one way. False where none is permitted.
 */
export function isOpenSecret(participants: readonly string[], exclusions: readonly ExcludedPair[]): boolean {
  const choices = permittedRecipients(participants, exclusions)
  // Two of more assignments than recipients begin alike for every giver.
  const found = assignments(choices, participants.length)
  if (found.length === 0 || found.length >= participants.length) return false
  return choices.some(
    (_, giver) => new Set(found.map((recipients) => recipients[giver])).size === found.length,
  )
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
