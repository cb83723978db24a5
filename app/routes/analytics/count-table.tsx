import type { Grouping } from '#app/domain/date-range.ts'
import { daysInWords } from '#app/routes/analytics/range-in-words.ts'
import type { Part } from '#app/server/commands/operator/read-analytics.ts'

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
