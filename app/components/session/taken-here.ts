import { useSyncExternalStore } from 'react'
import { browserRecord } from '#app/components/session/browser-record.ts'

type TakenHere = Record<string, string[]>

const record = browserRecord('localStorage', 'wishfolio.taken-here', isTakenHere)
const listeners = new Set<() => void>()

/** By the shared page's slug, the ids of the ideas that were taken on this device. */
export function takenHere(): TakenHere {
  return record.read() ?? {}
}

export function writeTakenHere(taken: TakenHere): void {
  record.write(taken)
  for (const listener of listeners) listener()
}

/** What is read of it, kept up with other tabs; `served` on the server. */
export function useTakenHere<Read extends string | boolean>(read: () => Read, served: Read): Read {
  return useSyncExternalStore(subscribe, read, () => served)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function isTakenHere(value: unknown): value is TakenHere {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))
  )
}
