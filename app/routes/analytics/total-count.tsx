import { daysInWords } from '#app/routes/analytics/range-in-words.ts'
import type { DateRange } from '#app/domain/date-range.ts'

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
      <p className="font-display text-poster tabular-nums">{count.toLocaleString('en-US')}</p>
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
