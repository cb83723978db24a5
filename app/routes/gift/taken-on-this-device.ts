import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserRecord } from '#app/components/session/browser-record.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import { sameIdea } from '#app/domain/gift-suggestions.ts'
import type { SeenIdea } from '#app/domain/visibility.ts'

/** The ideas taken on this device, by the slug of their profile. */
type TakenHere = Record<string, string[]>

/** Of the data that every page has: what a redirect told about the deed before it. */
interface Shell {
  flash: { id: string; toast: ToastCode; about?: string } | null
}

const record = browserRecord('localStorage', 'wishfolio.taken-here', isTakenHere)
const listeners = new Set<() => void>()
let heard: string | undefined

/** The ideas of a shared page that were taken on this device; what its owner made available again is forgotten. */
export function useTakenOnThisDevice(
  slug: string,
  ideas: readonly SeenIdea[],
  hidden: boolean,
): readonly string[] {
  const flash = useRouteLoaderData<Shell>('root')?.flash
  // An idea is one line, so lines are a list that compares by its value.
  const lines = useSyncExternalStore(
    subscribe,
    () => (record.read()?.[slug] ?? []).join('\n'),
    () => '',
  )
  useEffect(() => {
    if (hidden) return
    const { [slug]: before = [], ...others } = record.read() ?? {}
    const now = [...before]
    if (flash?.toast === 'idea_taken' && flash.id !== heard && flash.about?.startsWith(`${slug} `)) {
      heard = flash.id
      now.push(flash.about.slice(slug.length + 1))
    }
    const still = now.filter((text) => ideas.some((idea) => idea.taken && sameIdea(idea.text, text)))
    if (still.join('\n') === before.join('\n')) return
    record.write(still.length > 0 ? { ...others, [slug]: still } : others)
    for (const listener of listeners) listener()
  }, [slug, ideas, hidden, flash])
  return hidden ? [] : lines.split('\n')
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
    Object.values(value).every(
      (ideas) => Array.isArray(ideas) && ideas.every((idea) => typeof idea === 'string'),
    )
  )
}
