import { useSyncExternalStore } from 'react'
import { browserRecord } from '#app/components/session/browser-record.ts'

/** Of an idea that was taken on this device: whether its organiser was asked to free it. */
export type Take = 'taken' | 'asked'

type TakenHere = Record<string, Record<string, Take>>

const record = browserRecord('localStorage', 'wishfolio.taken-here', isTakenHere)
const listeners = new Set<() => void>()

/** By the shared page's slug and the idea's id, what was taken on this device. */
export function takenHere(): TakenHere {
  return record.read() ?? {}
}

export function writeTakenHere(taken: TakenHere): void {
  record.write(taken)
  for (const listener of listeners) listener()
}

/** Before this browser's first take of a list: a device whose answer gets lost is known, and asks what it took. */
export async function markDevice(slug: string): Promise<void> {
  if (takenHere()[slug]) return
  await fetch(`/gift/${slug}/yours?mark`)
  writeTakenHere({ ...takenHere(), [slug]: {} })
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
  const isRecord = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
  return isRecord(value) && Object.values(value as object).every(isRecord)
}
