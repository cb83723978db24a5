import {
  type DrawProblem,
  drawProblem,
  type ExcludedPair,
  giversOf,
  permittedRecipients,
} from '#app/domain/draws/draw-problem.ts'

export type Draw =
  | { ok: true; /** Recipient by giver. */ recipients: ReadonlyMap<string, string> }
  | { ok: false; problem: DrawProblem }

const MAX_TRIES = 10_000

/** For each giver, the places of the permitted recipients. */
type Choices = readonly (readonly number[])[]

/**
 * Assigns recipients: everybody gives once and receives once, nobody themselves, no excluded pair (docs/gatherings.md).
 * `random` gives numbers in [0, 1). All permitted assignments are equally probable, unless 10,000 tries find none.
 * Refused: as `drawProblem`.
 */
export function assignRecipients(
  participants: readonly string[],
  exclusions: readonly ExcludedPair[],
  random: () => number,
): Draw {
  const problem = drawProblem(participants, exclusions)
  if (problem) return { ok: false, problem }

  const choices = permittedRecipients(participants, exclusions)
  const order = [...choices.keys()].toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0))
  let places: number[] | undefined
  for (let tries = 0; !places && tries < MAX_TRIES; tries += 1) places = drawn(choices, order, random)
  places ??= searched(choices, random)
  const recipients = participants.map((giver, at) => [giver, participants[places[at] ?? -1] ?? ''] as const)
  return { ok: true, recipients: new Map(recipients) }
}

/**
 * Lets one giver after another draw from all recipients left, first who may draw the fewest: what is in vain ends soon.
 * Undefined as soon as one is not permitted.
 */
function drawn(choices: Choices, order: readonly number[], random: () => number): number[] | undefined {
  const left = choices.map((_, place) => place)
  const places: number[] = []
  for (const giver of order) {
    const [place = -1] = left.splice(Math.floor(random() * left.length), 1)
    if (!choices[giver]?.includes(place)) return undefined
    places[giver] = place
  }
  return places
}

function searched(choices: Choices, random: () => number): number[] {
  const inAnyOrder = choices.map((permitted) =>
    permitted
      .map((place) => ({ place, key: random() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ place }) => place),
  )
  const places: number[] = []
  for (const [recipient, giver] of giversOf(inAnyOrder) ?? []) places[giver] = recipient
  return places
}
