import { daysBetween } from '#app/domain/dates.ts'

export interface Countdown {
  passed: boolean
  /** 'today', 'tomorrow', 'in 12 days'; 'passed yesterday', 'passed 3 days ago'. */
  words: string
}

/** How far an occasion's day is from `today`, both 'yyyy-MM-dd'. */
export function countdownTo(day: string, today: string): Countdown {
  const days = daysBetween(today, day)
  return { passed: days < 0, words: inWords(days) }
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

function inWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'passed yesterday'
  const count = Math.abs(days).toLocaleString('en-US')
  return days > 0 ? `in ${count} days` : `passed ${count} days ago`
}
