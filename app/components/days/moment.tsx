import { useTimeZone } from '#app/components/days/use-today.ts'
import { type DateStyle, formatDay } from '#app/domain/dates.ts'
import { clockOf, dayOf } from '#app/domain/time-zone.ts'

interface DayOfProps {
  at: Date
  zone?: string | null
  format: DateStyle
}

export function DayOf({ at, zone = null, format }: DayOfProps) {
  const day = dayOf(at, useTimeZone(zone))
  return (
    <time dateTime={at.toISOString()} className="inline-block">
      {formatDay(day, format)}
    </time>
  )
}

export function Moment({ at }: { at: Date }) {
  const zone = useTimeZone(null)
  const day = formatDay(dayOf(at, zone), 'MMMM d, yyyy')
  return (
    <time dateTime={at.toISOString()}>{`${day} at ${clockOf(at, zone)}${zone === 'UTC' ? ' UTC' : ''}`}</time>
  )
}
