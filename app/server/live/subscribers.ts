import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Live } from '#app/server/live/port.ts'

/** A change comes back within milliseconds; one that was rolled back never does. */
const BACK_WITHIN_MS = 250

/** What an adapter of `Live` does with the messages that it carries between instances. */
interface Hearing extends Pick<Live, 'subscribe' | 'watch' | 'settled'> {
  /** The message to carry for a change. */
  message(slug: string): string
  heard(message: string): void
  /** A message was not sent after all. */
  withdrawn(message: string): void
  /** Changes may have been missed. */
  missed(): void
}

/** Something that announces changes, and those of its messages that did not come back yet: their profiles by id. */
interface Deed {
  away: Map<string, string>
  over: boolean
  allBack(): void
}

/** Wakes whoever waits for changes in this instance, whatever carried them here. */
export function createSubscribers(isHearing: () => boolean): Hearing {
  const viewers = new Map<string, Set<() => void>>()
  const watchers = new Set<(slug?: string) => void>()
  const deedOf = new Map<string, Deed>()
  const current = new AsyncLocalStorage<Deed>()

  function wake(slug: string): void {
    watchers.forEach((changed) => changed(slug))
    viewers.get(slug)?.forEach((changed) => changed())
  }

  /** Nobody waits for a message any more. */
  function isBack(id: string): void {
    const deed = deedOf.get(id)
    deedOf.delete(id)
    deed?.away.delete(id)
    if (deed?.away.size === 0) deed.allBack()
  }

  return {
    message(slug) {
      const id = randomUUID()
      const deed = current.getStore()
      if (deed && !deed.over) {
        deed.away.set(id, slug)
        deedOf.set(id, deed)
      }
      return `${slug} ${id}`
    },
    heard(message) {
      const [slug = '', id = ''] = message.split(' ')
      wake(slug)
      isBack(id)
    },
    withdrawn(message) {
      isBack(message.split(' ')[1] ?? '')
    },
    missed() {
      watchers.forEach((changed) => changed())
      viewers.forEach((ofProfile) => ofProfile.forEach((changed) => changed()))
    },
    subscribe(slug, changed) {
      const ofProfile = viewers.get(slug) ?? new Set()
      viewers.set(slug, ofProfile.add(changed))
      return () => {
        ofProfile.delete(changed)
        if (ofProfile.size === 0 && viewers.get(slug) === ofProfile) viewers.delete(slug)
      }
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    async settled(perform) {
      const deed: Deed = { away: new Map(), over: false, allBack() {} }
      try {
        return await current.run(deed, perform)
      } finally {
        deed.over = true
        if (deed.away.size > 0 && isHearing()) await untilBack(deed)
        // Without hearing, the change is made known here all the same.
        for (const [id, slug] of deed.away) {
          deedOf.delete(id)
          wake(slug)
        }
      }
    },
  }
}

function untilBack(deed: Deed): Promise<void> {
  return new Promise((back) => {
    // What arrived while this process was busy is read before the wait is called over.
    const timer = setTimeout(() => setImmediate(back), BACK_WITHIN_MS)
    deed.allBack = () => {
      clearTimeout(timer)
      back()
    }
  })
}
