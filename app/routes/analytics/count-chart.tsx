import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#app/domain/dates.ts'
import type { Grouping } from '#app/domain/operator/date-range.ts'
import { useDaysInWords } from '#app/routes/analytics/figures.tsx'
import type { Counts, Part } from '#app/server/commands/operator/read-analytics.ts'

const HEIGHT = 100
const GAP = 0.18
const MIN_PLACES = 7

const DRAWN = {
  signUps: {
    day: msg`Sign-ups by day`,
    week: msg`Sign-ups by week`,
    month: msg`Sign-ups by month`,
    year: msg`Sign-ups by year`,
  },
  giftProfiles: {
    day: msg`Gift profiles by day`,
    week: msg`Gift profiles by week`,
    month: msg`Gift profiles by month`,
    year: msg`Gift profiles by year`,
  },
} satisfies Record<keyof Counts, Record<Grouping, MessageDescriptor>>

interface CountChartProps {
  what: keyof Counts
  parts: Part[]
  grouping: Grouping
}

export function CountChart({ what, parts, grouping }: CountChartProps) {
  const { i18n, t } = useLingui()
  const daysInWords = useDaysInWords()
  const max = Math.max(...parts.map((part) => part[what]))
  const days = [parts[0]?.from ?? '', parts.at(-1)?.to ?? ''] as const
  if (max === 0) return <p className="text-small text-ink-soft">{t`None on these days.`}</p>
  const drawn = t(DRAWN[what][grouping])
  const most = max.toLocaleString(i18n.locale)
  return (
    <figure className="count-chart" data-what={what}>
      <figcaption className="text-small text-ink-soft">{t`${drawn}; at most ${most}`}</figcaption>
      <svg
        width={2 * HEIGHT}
        height={HEIGHT}
        viewBox={`0 0 ${Math.max(parts.length, MIN_PLACES)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${drawn}, drawn; the table below has the figures`}
      >
        {parts.map((part, place) => (
          <g key={part.from}>
            <title>{`${daysInWords(part)}: ${part[what].toLocaleString(i18n.locale)}`}</title>
            <rect className="count-place" x={place} width={1} height={HEIGHT} />
            {part[what] > 0 && <path className="count-bar" d={ribbon(place, (part[what] / max) * HEIGHT)} />}
          </g>
        ))}
      </svg>
      <div className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft" aria-hidden>
        {parts.length < MIN_PLACES ? (
          <time>{daysInWords({ from: days[0], to: days[1] })}</time>
        ) : (
          days.map((day) => <time key={day}>{formatDay(day, 'MMM d, yyyy', i18n.locale)}</time>)
        )}
      </div>
    </figure>
  )
}

function ribbon(place: number, length: number): string {
  const [left, right] = [place + GAP / 2, place + 1 - GAP / 2]
  const end = HEIGHT - Math.max(length, 2)
  const notch = Math.min(4, length / 2)
  return `M${left} ${HEIGHT}V${end}L${place + 0.5} ${end + notch}L${right} ${end}V${HEIGHT}Z`
}
