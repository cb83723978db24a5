import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
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
  const { i18n, t } = useLingui()
  return (
    <div className="grid gap-1">
      {/* Over the number's box, which high-contrast mode fills. */}
      <h2 className="relative">{name}</h2>
      <p className="text-poster font-bold">{count.toLocaleString(i18n.locale)}</p>
      <p className="text-small text-ink-soft">
        {before ? <Compared change={count - was} before={before} /> : t`None of these days has begun`}
      </p>
    </div>
  )
}

function Compared({ change, before }: { change: number; before: DateRange }) {
  const daysInWords = useDaysInWords()
  const period = <time>{daysInWords(before)}</time>
  const day = before.from === before.to
  if (change === 0)
    return day ? <Trans>As many as on {period}</Trans> : <Trans>As many as from {period}</Trans>
  if (change > 0) {
    return day ? (
      <Plural
        value={change}
        one={<Trans># more than on {period}</Trans>}
        other={<Trans># more than on {period}</Trans>}
      />
    ) : (
      <Plural
        value={change}
        one={<Trans># more than from {period}</Trans>}
        other={<Trans># more than from {period}</Trans>}
      />
    )
  }
  const fewer = -change
  return day ? (
    <Plural
      value={fewer}
      one={<Trans># fewer than on {period}</Trans>}
      other={<Trans># fewer than on {period}</Trans>}
    />
  ) : (
    <Plural
      value={fewer}
      one={<Trans># fewer than from {period}</Trans>}
      other={<Trans># fewer than from {period}</Trans>}
    />
  )
}

const COLUMN = {
  day: msg({ message: 'Day', context: 'unit' }),
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
} satisfies Record<Grouping, MessageDescriptor>

const CAPTION = {
  day: msg`Sign-ups and gift profiles by day`,
  week: msg`Sign-ups and gift profiles by week`,
  month: msg`Sign-ups and gift profiles by month`,
  year: msg`Sign-ups and gift profiles by year`,
} satisfies Record<Grouping, MessageDescriptor>

export function CountTable({ parts, grouping }: { parts: Part[]; grouping: Grouping }) {
  const { i18n, t } = useLingui()
  const daysInWords = useDaysInWords()
  return (
    <details>
      <summary className="link w-fit cursor-pointer">{t`The figures as a table`}</summary>
      <table className="count-table">
        <caption className="sr-only">{t(CAPTION[grouping])}</caption>
        <thead>
          <tr>
            <th scope="col">{t(COLUMN[grouping])}</th>
            <th scope="col">{t`Sign-ups`}</th>
            <th scope="col">{t`Gift profiles`}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.from}>
              <th scope="row">
                <time>{daysInWords(part)}</time>
              </th>
              <td>{part.signUps.toLocaleString(i18n.locale)}</td>
              <td>{part.giftProfiles.toLocaleString(i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function LatestProfiles({ latest }: { latest: { email: string; day: string }[] }) {
  const { i18n, t } = useLingui()
  return (
    <section className="grid gap-3">
      <h2>{t`Latest 5 profiles`}</h2>
      {latest.length === 0 && <p className="text-ink-soft">{t`No one has signed up yet.`}</p>}
      <ul className="grid max-w-[30rem]">
        {latest.map(({ email, day }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- masked addresses of one day may be the same
          <li key={place} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2">
            <span>{email}</span>
            <time className="text-ink-soft">{formatDay(day, 'MMM d, yyyy', i18n.locale)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function useDaysInWords(): (range: DateRange) => string {
  const { i18n, t } = useLingui()
  return (range) => {
    const from = formatDay(range.from, 'MMM d, yyyy', i18n.locale)
    const to = formatDay(range.to, 'MMM d, yyyy', i18n.locale)
    return from === to ? from : t`${from} to ${to}`
  }
}
