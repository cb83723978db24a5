import type { StoredIdea } from '#app/domain/gift-suggestions.ts'

/** A device that has taken so many ideas of a list is asked before it takes another. */
export const TAKES_WITHOUT_QUESTION = 3
/** So many ideas of one list are taken in a window, by all visitors together. */
export const LIST_TAKES = { max: 60, minutes: 10 }
/** So many takes of one list within a window are pointed out to its owner. */
const BURST = { takes: 10, minutes: 10 }

/** Whether a list's ideas were taken unusually fast: ten within ten minutes. */
export function hasBurst(ideas: readonly Pick<StoredIdea, 'takenAt'>[]): boolean {
  const times = ideas.flatMap(({ takenAt }) => takenAt?.getTime() ?? []).toSorted((a, b) => a - b)
  const atOnce = BURST.takes - 1
  return times.some((time, at) => (times[at + atOnce] ?? Infinity) - time <= BURST.minutes * 60_000)
}

/** The taken ideas of a list by the device that took them, for each with at least `least`; most first. */
export function takesByDevice<Idea extends Pick<StoredIdea, 'takenBy'>>(
  ideas: readonly Idea[],
  least: number,
): { device: string; ideas: Idea[] }[] {
  const byDevice = Map.groupBy(ideas, ({ takenBy }) => takenBy)
  return [...byDevice]
    .flatMap(([device, taken]) => (device === null || taken.length < least ? [] : [{ device, ideas: taken }]))
    .toSorted((one, other) => other.ideas.length - one.ideas.length)
}
