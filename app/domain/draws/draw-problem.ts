export type ExcludedPair = readonly [string, string]

const MIN_PARTICIPANTS = 2

export type DrawProblem =
  | { reason: 'too_few' }
  | { reason: 'nobody_to_draw'; participant: string; takeBack: readonly ExcludedPair[] }
  | { reason: 'exclusions'; takeBack: readonly ExcludedPair[] }

/**
 * Why a draw is impossible; undefined when it is not (docs/gatherings.md). 'too_few' below 2 participants,
 * 'nobody_to_draw' for somebody excluded from all others, 'exclusions' otherwise. `takeBack`: exclusions without which
 * it is possible, one if one is enough. A pair of one participant, or with a stranger, changes nothing.
 */
export function drawProblem(
  participants: readonly string[],
  exclusions: readonly ExcludedPair[],
): DrawProblem | undefined {
  if (participants.length < MIN_PARTICIPANTS) return { reason: 'too_few' }

  const choices = permittedRecipients(participants, exclusions)
  if (isPossible(choices)) return undefined
  const takeBack = exclusionsToTakeBack(participants, exclusions)
  const alone = participants.find((_, giver) => choices[giver]?.length === 0)
  return alone === undefined
    ? { reason: 'exclusions', takeBack }
    : { reason: 'nobody_to_draw', participant: alone, takeBack }
}

/** For each participant, by place, the places of the permitted recipients. */
export function permittedRecipients(
  participants: readonly string[],
  exclusions: readonly ExcludedPair[],
): number[][] {
  const excluded = new Map(participants.map((id) => [id, new Set([id])]))
  for (const [one, other] of exclusions) {
    excluded.get(one)?.add(other)
    excluded.get(other)?.add(one)
  }
  return participants.map((giver) =>
    participants.flatMap((recipient, place) => (excluded.get(giver)?.has(recipient) ? [] : [place])),
  )
}

function exclusionsToTakeBack(
  participants: readonly string[],
  exclusions: readonly ExcludedPair[],
): readonly ExcludedPair[] {
  const possibleWith = (pairs: readonly ExcludedPair[]) =>
    isPossible(permittedRecipients(participants, pairs))
  const enough = exclusions.find((pair) => possibleWith(exclusions.filter((one) => !isSamePair(one, pair))))
  if (enough) return [enough]

  const staying: ExcludedPair[] = []
  return exclusions.filter((pair) => {
    if (!possibleWith([...staying, pair])) return true
    staying.push(pair)
    return false
  })
}

function isSamePair([one, other]: ExcludedPair, pair: ExcludedPair): boolean {
  return pair.includes(one) && pair.includes(other)
}

/** Whether everybody can draw somebody else, by the places each may draw. */
function isPossible(choices: readonly (readonly number[])[]): boolean {
  return giversOf(choices) !== undefined
}

/** One assignment, the giver of each recipient: a maximum matching by augmenting paths. Undefined without one. */
export function giversOf(choices: readonly (readonly number[])[]): ReadonlyMap<number, number> | undefined {
  const giverOf = new Map<number, number>()
  const draws = (giver: number, tried: Set<number>): boolean =>
    (choices[giver] ?? []).some((recipient) => {
      if (tried.has(recipient)) return false
      tried.add(recipient)
      const before = giverOf.get(recipient)
      if (before !== undefined && !draws(before, tried)) return false
      giverOf.set(recipient, giver)
      return true
    })
  return choices.every((_, giver) => draws(giver, new Set())) ? giverOf : undefined
}
