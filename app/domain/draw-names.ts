import {
  type DrawProblem,
  drawProblem,
  type ExcludedPair,
  permittedRecipients,
} from '#app/domain/draw-problem.ts'

export type Draw =
  | { ok: true; /** Recipient by giver. */ recipients: ReadonlyMap<string, string> }
  | { ok: false; problem: DrawProblem }

/** The recipients that each giver who is left may draw. */
type Open = ReadonlyMap<number, ReadonlySet<number>>

/** A giver of a recipient, with an upper bound of the assignments that follow. */
interface Branch {
  giver: number
  bound: number
  /** The next recipient with their possible givers; unknown until a try comes here. */
  next?: { recipient: number; branches: Branch[] }
}

/**
 * Draws who gives to whom: everybody gives once and receives once, nobody themselves, and no excluded pair each other. All
 * permitted assignments are equally probable; `random` gives independent uniform numbers in [0, 1). Refused with
 * `drawProblem`'s reason when there is no such assignment (docs/gatherings.md, Draw names). Between tries, of which some
 * shapes of pairs need very many, it awaits `pause`.
 */
export async function drawNames(
  participants: readonly string[],
  exclusions: readonly ExcludedPair[],
  random: () => number,
  pause: () => Promise<void> = async () => {},
): Promise<Draw> {
  const problem = drawProblem(participants, exclusions)
  if (problem) return { ok: false, problem }

  const choices = permittedRecipients(participants, exclusions)
  const root: Branch = { giver: -1, bound: boundOf(choices.map(({ length }) => length)) }
  let recipientOf = tryToDraw(root, choices, random)
  while (!recipientOf) {
    await pause()
    recipientOf = tryToDraw(root, choices, random)
  }
  const recipients = new Map<string, string>()
  for (const [place, giver] of participants.entries()) {
    const recipient = participants[recipientOf.get(place) ?? -1]
    if (recipient !== undefined) recipients.set(giver, recipient)
  }
  return { ok: true, recipients }
}

/**
 * One try: the recipient of each giver, or undefined. A giver is taken with probability the bound after / the bound
 * before, so every assignment comes with probability 1 / the first bound: all alike. By what the bounds exceed their
 * sums a try fails, and that is taken off them for the next, so that tries succeed ever more often.
 */
function tryToDraw(
  root: Branch,
  choices: readonly (readonly number[])[],
  random: () => number,
): Map<number, number> | undefined {
  const open = new Map(choices.map((recipients, giver) => [giver, new Set(recipients)]))
  const recipientOf = new Map<number, number>()
  const path: Branch[] = []
  let branch: Branch | undefined = root
  while (branch && open.size > 0) {
    path.push(branch)
    branch.next ??= nextOf(open)
    const { recipient, branches }: NonNullable<Branch['next']> = branch.next
    let left: number = random() * branch.bound
    branch = branches.find(({ bound }) => (left -= bound) < 0)
    if (!branch) break
    recipientOf.set(branch.giver, recipient)
    open.delete(branch.giver)
    for (const recipients of open.values()) recipients.delete(recipient)
  }
  for (const passed of path.toReversed()) {
    passed.bound = (passed.next?.branches ?? []).reduce((sum, { bound }) => sum + bound, 0)
  }
  return branch && recipientOf
}

/** The recipient with the fewest possible givers, and these. */
function nextOf(open: Open): NonNullable<Branch['next']> {
  const giversOf = new Map<number, number[]>()
  for (const [giver, recipients] of open) {
    for (const recipient of recipients) {
      const givers = giversOf.get(recipient)
      if (givers) givers.push(giver)
      else giversOf.set(recipient, [giver])
    }
  }
  const fewest = [...giversOf].toSorted(([, one], [, other]) => one.length - other.length)[0]
  // With a recipient whom nobody left may draw, nothing follows.
  if (!fewest || giversOf.size < open.size) return { recipient: -1, branches: [] }
  const [recipient, givers] = fewest
  const branches = givers.map((giver): Branch => {
    const others = [...open].filter(([other]) => other !== giver)
    return { giver, bound: boundOf(others.map(([, may]) => may.size - (may.has(recipient) ? 1 : 0))) }
  })
  return { recipient, branches }
}

/**
 * Huber and Law's upper bound of the assignments, from how many recipients each giver may draw. For any recipient, the
 * bounds after each of their possible givers add up to no more than the bound before.
 */
function boundOf(counts: readonly number[]): number {
  return counts.reduce(
    (bound, count) => (count === 0 ? 0 : (bound * (count + Math.log(count) / 2 + Math.E - 1)) / Math.E),
    1,
  )
}
