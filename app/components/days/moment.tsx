import { useLingui } from '@lingui/react/macro'
import { useTimeZone } from '#app/components/days/use-today.ts'
import { type DateStyle, formatDay } from '#app/domain/dates.ts'
import { clockOf, dayOf } from '#app/domain/time-zone.ts'

interface DayOfProps {
  at: Date
  zone?: string | null
  format: DateStyle
}

export function DayOf({ at, zone = null, format }: DayOfProps) {
  const { i18n } = useLingui()
  const day = dayOf(at, useTimeZone(zone))
  return (
    <time dateTime={at.toISOString()} className="inline-block">
      {formatDay(day, format, i18n.locale)}
    </time>
  )
}

export function Moment({ at }: { at: Date }) {
  const { i18n, t } = useLingui()
  const zone = useTimeZone(null)
  const day = formatDay(dayOf(at, zone), 'MMMM d, yyyy', i18n.locale)
  const time = clockOf(at, zone) + (zone === 'UTC' ? ' UTC' : '')
  return <time dateTime={at.toISOString()}>{t`${day} at ${time}`}</time>
}
