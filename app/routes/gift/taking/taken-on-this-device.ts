import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { takenHere, useTakenHere, writeTakenHere } from '#app/components/session/taken-here.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'

/** Of the data that every page has: what a redirect says of the command before it. */
interface Shell {
  flash: { id: string; toast: ToastCode; about?: string } | null
}

/** The ids of the ideas of a shared page that were taken on this device; what its owner freed is forgotten. */
export function useTakenOnThisDevice(
  slug: string,
  ideas: readonly SeenIdea[],
  hidden: boolean,
): readonly string[] {
  const flash = useRouteLoaderData<Shell>('root')?.flash
  const justTaken = flash?.toast === 'idea_taken' ? flash.about : undefined
  // Joined, a list compares by its value. Without a script, the page after a take says so at least once.
  const joined = useTakenHere(() => (takenHere()[slug] ?? []).join(), justTaken ?? '')
  useEffect(() => {
    if (hidden) return
    const { [slug]: before = [], ...others } = takenHere()
    const known = new Set(justTaken === undefined ? before : [...before, justTaken])
    const still = ideas.filter(({ id, taken }) => taken && known.has(id)).map(({ id }) => id)
    if (still.join() === before.join()) return
    writeTakenHere(still.length > 0 ? { ...others, [slug]: still } : others)
  }, [slug, ideas, hidden, justTaken])
  return hidden ? [] : joined.split(',')
}
