import { format, parseISO } from 'date-fns'

/** 'MMM d, yyyy' as in the list, 'MMMM d, yyyy' as on the public page (specification 9). */
export type DateStyle = 'MMM d, yyyy' | 'MMMM d, yyyy'

/** A calendar day 'yyyy-MM-dd' in words. It has no hour, so no time zone can move it. */
export function formatDay(day: string, style: DateStyle): string {
  return format(parseISO(day), style)
}
