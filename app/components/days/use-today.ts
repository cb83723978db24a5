import { useSyncExternalStore } from 'react'
import { dayOf, isTimeZone } from '#app/domain/time-zone.ts'

const MINUTE_MS = 60_000

/** The time zone that an owner chose; else the browser's, and UTC before scripts run. */
export function useTimeZone(chosen: string | null): string {
  return useSyncExternalStore(
    neverChanges,
    () => chosen ?? zoneOfBrowser(),
    () => chosen ?? 'UTC',
  )
}

/** The day it is there, also after midnight on a page that stays open; `atFirst` is the server's, before scripts run. */
export function useToday(atFirst: string, chosen: string | null): string {
  return useSyncExternalStore(
    everyMinute,
    () => dayOf(new Date(), chosen ?? zoneOfBrowser()),
    () => atFirst,
  )
}

const neverChanges = () => () => {}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Some browsers name none, or one that they do not know. */
function zoneOfBrowser(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}
