import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Take, takenHere, useTakenHere, writeTakenHere } from '#app/components/session/taken-here.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'

/** Of the data that every page has: what a redirect says of the command before it. */
interface Shell {
  flash: { id: string; toast: ToastCode; about?: string } | null
}

const NOW: Partial<Record<ToastCode, Take>> = { idea_taken: 'taken', free_requested: 'asked' }

const inText = (takes: Readonly<Record<string, Take>> = {}) => JSON.stringify(takes)

/** The ideas of a shared page that were taken on this device; what its owner freed is forgotten. */
export function useTakenOnThisDevice(
  slug: string,
  ideas: readonly SeenIdea[],
  hidden: boolean,
): Readonly<Record<string, Take>> {
  const flash = useRouteLoaderData<Shell>('root')?.flash
  const about = flash?.about ?? ''
  const now = flash && NOW[flash.toast]
  // As text it compares by its value. Without a script, the page after a take says so at least once.
  const said = useTakenHere(() => inText(takenHere()[slug]), inText(now ? { [about]: now } : {}))
  useEffect(() => {
    if (hidden) return
    const { [slug]: before = {}, ...others } = takenHere()
    const known = now ? { ...before, [about]: now } : before
    // What was removed may come back.
    const freed = new Set(ideas.flatMap(({ id, taken }) => (taken ? [] : id)))
    const still = Object.fromEntries(Object.entries(known).filter(([id]) => !freed.has(id)))
    if (inText(still) === inText(before)) return
    writeTakenHere(Object.keys(still).length > 0 ? { ...others, [slug]: still } : others)
  }, [slug, ideas, hidden, about, now])
  return hidden ? {} : JSON.parse(said)
}
