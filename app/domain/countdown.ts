const DAY_MS = 24 * 60 * 60 * 1000

export interface Countdown {
  passed: boolean
  /** 'today', 'tomorrow', 'in 12 days'; 'passed yesterday', 'passed 3 days ago'. */
  words: string
}

/** How far an occasion's day 'yyyy-MM-dd' is from `now`, in UTC days, so that time zones do not matter. */
export function countdownTo(day: string, now: Date): Countdown {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${dayOf(now)}T00:00:00Z`)) / DAY_MS)
  return { passed: days < 0, words: inWords(days) }
}

/** The calendar day 'yyyy-MM-dd' of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

function inWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'passed yesterday'
  const count = Math.abs(days).toLocaleString('en-US')
  return days > 0 ? `in ${count} days` : `passed ${count} days ago`
}
