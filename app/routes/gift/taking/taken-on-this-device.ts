import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserRecord } from '#app/components/session/browser-record.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'

type TakenHere = Record<string, string[]>

/** Of the data that every page has: what a redirect says of the command before it. */
interface Shell {
  flash: { id: string; toast: ToastCode; about?: string } | null
}

const record = browserRecord('localStorage', 'wishfolio.taken-here', isTakenHere)
const listeners = new Set<() => void>()

/** The ids of the ideas of a shared page that were taken on this device; what its owner freed is forgotten. */
export function useTakenOnThisDevice(
  slug: string,
  ideas: readonly SeenIdea[],
  hidden: boolean,
): readonly string[] {
  const flash = useRouteLoaderData<Shell>('root')?.flash
  const justTaken = flash?.toast === 'idea_taken' ? flash.about : undefined
  // Joined, a list compares by its value.
  const joined = useSyncExternalStore(
    subscribe,
    () => (record.read()?.[slug] ?? []).join(),
    // Without a script, the page after a take says so at least once.
    () => justTaken ?? '',
  )
  useEffect(() => {
    if (hidden) return
    const { [slug]: before = [], ...others } = record.read() ?? {}
    const known = new Set(justTaken === undefined ? before : [...before, justTaken])
    const still = ideas.filter(({ id, taken }) => taken && known.has(id)).map(({ id }) => id)
    if (still.join() === before.join()) return
    record.write(still.length > 0 ? { ...others, [slug]: still } : others)
    for (const listener of listeners) listener()
  }, [slug, ideas, hidden, justTaken])
  return hidden ? [] : joined.split(',')
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
