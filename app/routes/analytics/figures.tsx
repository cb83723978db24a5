import type { DateRange, Grouping } from '#app/domain/operator/date-range.ts'
import type { Part } from '#app/server/commands/operator/read-analytics.ts'
import { formatDay } from '#app/domain/dates.ts'

interface TotalCountProps {
  name: string
  count: number
  before: DateRange | null
  was: number | undefined
}

export function TotalCount({ name, count, before, was = 0 }: TotalCountProps) {
  return (
    <div className="grid gap-1">
      {/* Over the number's box, which high-contrast mode fills. */}
      <h2 className="relative">{name}</h2>
      <p className="text-poster font-bold">{count.toLocaleString('en-US')}</p>
      <p className="text-small text-ink-soft">
        {before ? (
          <>
            {`${changeInWords(count - was)} ${before.from === before.to ? 'on' : 'from'} `}
            <time>{daysInWords(before)}</time>
          </>
        ) : (
          'None of these days has begun'
        )}
      </p>
    </div>
  )
}

function changeInWords(change: number): string {
  if (change === 0) return 'As many as'
  return `${Math.abs(change).toLocaleString('en-US')} ${change > 0 ? 'more' : 'fewer'} than`
}

const COLUMN = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const

export function CountTable({ parts, grouping }: { parts: Part[]; grouping: Grouping }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer">The figures as a table</summary>
      <table className="count-table">
        <caption className="sr-only">Sign-ups and gift profiles by {grouping}</caption>
        <thead>
          <tr>
            <th scope="col">{COLUMN[grouping]}</th>
            <th scope="col">Sign-ups</th>
            <th scope="col">Gift profiles</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.from}>
              <th scope="row">
                <time>{daysInWords(part)}</time>
              </th>
              <td>{part.signUps.toLocaleString('en-US')}</td>
              <td>{part.giftProfiles.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function LatestProfiles({ latest }: { latest: { email: string; day: string }[] }) {
  return (
    <section className="grid gap-3">
      <h2>Latest 5 profiles</h2>
      {latest.length === 0 && <p className="text-ink-soft">No one has signed up yet.</p>}
      <ul className="grid max-w-[30rem]">
        {latest.map(({ email, day }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- masked addresses of one day may be the same
          <li key={place} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2">
            <span>{email}</span>
            <time className="text-ink-soft">{formatDay(day, 'MMM d, yyyy')}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function daysInWords({ from, to }: DateRange): string {
  const [first, last] = [from, to].map((day) => formatDay(day, 'MMM d, yyyy'))
  return first === last ? `${first}` : `${first} to ${last}`
}
