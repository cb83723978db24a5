const LAST_YEAR = 9999

/** The next day of an occasion: a year later, or when `today` has not passed it; the 29th of February as the 28th. */
export function nextOccasion(day: string, today: string): string {
  const [year = 0, thisYear = 0] = [day, today].map((date) => Number(date.slice(0, 4)))
  const next = Math.max(year + 1, thisYear)
  const soonest = inYear(day, next)
  return soonest >= today ? soonest : inYear(day, next + 1)
}

function inYear(day: string, year: number): string {
  const wanted = `${Math.min(year, LAST_YEAR)}${day.slice(4)}`
  const leap = new Date(Date.UTC(Number(wanted.slice(0, 4)), 1, 29)).getUTCDate() === 29
  return wanted.endsWith('-02-29') && !leap ? wanted.replace(/29$/, '28') : wanted
}
