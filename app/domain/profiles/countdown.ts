import { daysBetween } from '#app/domain/dates.ts'

export interface Countdown {
  passed: boolean
  /** Whole days until then; below 0 since then. */
  days: number
}

/** How far an occasion's day is from `today`, both 'yyyy-MM-dd'. */
export function countdownTo(day: string, today: string): Countdown {
  const days = daysBetween(today, day)
  return { passed: days < 0, days }
}

/** What is for a day, in the order of the days: what passed before `today` last, and of that the latest first. */
export function passedLast<Dated extends { occasionDate: string }>(
  inOrder: readonly Dated[],
  today: string,
): Dated[] {
  const coming: Dated[] = []
  const passed: Dated[] = []
  for (const one of inOrder) {
    if (one.occasionDate < today) passed.unshift(one)
    else coming.push(one)
  }
  return [...coming, ...passed]
}
