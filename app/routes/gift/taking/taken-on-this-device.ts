import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Take, takenHere, useTakenHere, writeTakenHere } from '#app/components/session/taken-here.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import type { SeenIdea } from '#app/domain/profiles/visibility.ts'
import type { Yours } from '#app/routes/gift/taking/yours.route.ts'

/** Of the data that every page has: what a redirect says of the command before it. */
interface Shell {
  flash: { id: string; code: ToastCode; about?: string } | null
}

const NOW: Partial<Record<ToastCode, Take>> = { idea_taken: 'taken', free_requested: 'asked' }

const ASK_AGAIN_MS = 5_000

const inText = (takes: Readonly<Record<string, Take>> = {}) => JSON.stringify(takes)

/**
 * The ideas of a shared page that were taken on this device, and which of its takes the owner ended, in a sentence. The
 * browser asks the server, of which the page is the same for all, only where it has taken something.
 */
export function useTakenOnThisDevice(
  slug: string,
  ideas: readonly SeenIdea[],
  hidden: boolean,
): { takenHere: Yours['takes']; ended: string } {
  const flash = useRouteLoaderData<Shell>('root')?.flash
  const about = flash?.about ?? ''
  const now = flash && NOW[flash.code]
  // As text it compares by its value. Without a script, the page after a take says so at least once.
  const said = useTakenHere(() => inText(takenHere()[slug]), inText(now ? { [about]: now } : {}))
  const [ended, setEnded] = useState('')
  useEffect(() => {
    const { [slug]: before } = takenHere()
    if (hidden || !(now || before)) return
    if (now) writeTakenHere({ ...takenHere(), [slug]: { ...before, [about]: now } })
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(`/gift/${slug}/yours`, left)
      // A device without its mark: what this browser remembers stays.
      if (answer.status === 204) return
      const yours: Yours = await answer.json()
      const { [slug]: _, ...others } = takenHere()
      const isSomething = yours.ended || inText(yours.takes) !== '{}'
      writeTakenHere(isSomething ? { ...others, [slug]: yours.takes } : others)
      setEnded(yours.ended)
    }
    // Without an answer, what this browser remembers stays until there is one.
    let wait = ASK_AGAIN_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      ask().catch(() => {
        if (left.signal.aborted) return
        timer = setTimeout(askAgain, wait)
        wait *= 2
      })
    }
    askAgain()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [slug, ideas, hidden, about, now])
  return hidden ? { takenHere: {}, ended: '' } : { takenHere: JSON.parse(said), ended }
}
