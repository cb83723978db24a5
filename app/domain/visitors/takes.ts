import type { StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'

/** A device that has taken so many ideas of a list is asked before it takes another. */
export const TAKES_WITHOUT_QUESTION = 3
/** How an owner ended a take: by freeing the idea, on its giver's request or unasked, or by removing it. */
export const TAKE_ENDS = ['granted', 'freed', 'removed'] as const
export type TakeEnd = (typeof TAKE_ENDS)[number]
/** How long the giver is told so. */
export const ENDED_TAKE_WEEKS = 8

/** So many ideas of one list are taken in a window, by all visitors together. */
export const LIST_TAKES = { max: 60, minutes: 10 }
/** More than a visitor may take unasked. */
const SEVERAL = TAKES_WITHOUT_QUESTION + 1
/** So many takes of one list within a window are pointed out to its owner. */
const BURST = { takes: 10, minutes: 10 }

/** Ideas that a list must have beyond the number a notice reveals, when its owner wants to be surprised. */
const SURPRISE_MARGIN = 5

/**
 * What is pointed out to a list's owner: whether ten ideas were taken within ten minutes, and devices that took
 * more than a visitor may unasked, most first. `surprised`: only of a list so long that the number does not show which are
 * taken (specification 5).
 */
export function noticeableTakes<Idea extends Pick<StoredIdea, 'takenAt' | 'takenBy'>>(
  list: readonly Idea[],
  surprised: boolean,
): { burst: boolean; devices: { device: string; ideas: Idea[] }[] } {
  const mayBeSaid = surprised ? Math.max(0, list.length - SURPRISE_MARGIN) : Infinity
  return {
    burst: BURST.takes <= mayBeSaid && hasBurst(list),
    // Each says that four more are taken.
    devices: severalByDevice(list).slice(0, Math.floor(mayBeSaid / SEVERAL)),
  }
}

function hasBurst(ideas: readonly Pick<StoredIdea, 'takenAt'>[]): boolean {
  const times = ideas.flatMap(({ takenAt }) => takenAt?.getTime() ?? []).toSorted((a, b) => a - b)
  const atOnce = BURST.takes - 1
  return times.some((time, at) => (times[at + atOnce] ?? Infinity) - time <= BURST.minutes * 60_000)
}

/** The taken ideas of a list by the device that took them, for each that took several; most first. */
function severalByDevice<Idea extends Pick<StoredIdea, 'takenBy'>>(
  ideas: readonly Idea[],
): { device: string; ideas: Idea[] }[] {
  const byDevice = Map.groupBy(ideas, ({ takenBy }) => takenBy)
  return [...byDevice]
    .flatMap(([device, taken]) =>
      device === null || taken.length < SEVERAL ? [] : [{ device, ideas: taken }],
    )
    .toSorted((one, other) => other.ideas.length - one.ideas.length)
}
