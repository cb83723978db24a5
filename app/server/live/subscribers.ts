import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Live } from '#app/server/live/port.ts'

/** A change comes back within milliseconds; one that was rolled back never does. */
const RETURN_TIMEOUT_MS = 250

interface Subscribers extends Pick<Live, 'subscribe' | 'subscribeToAll' | 'readYourWrites'> {
  message(slug: string): string
  receive(message: string): void
  cancel(message: string): void
  /** Changes may have been missed. */
  wakeAll(): void
}

/** Work whose published messages are waited for; `pending` holds the slug of each by its id. */
interface Work {
  pending: Map<string, string>
  ended: boolean
  onAllReceived(): void
}

export function createSubscribers(isConnected: () => boolean): Subscribers {
  const bySlug = new Map<string, Set<() => void>>()
  const toAll = new Set<(slug?: string) => void>()
  const workOf = new Map<string, Work>()
  const current = new AsyncLocalStorage<Work>()

  function wake(slug: string): void {
    toAll.forEach((changed) => changed(slug))
    bySlug.get(slug)?.forEach((changed) => changed())
  }

  function stopWaitingFor(id: string): void {
    const work = workOf.get(id)
    workOf.delete(id)
    work?.pending.delete(id)
    if (work?.pending.size === 0) work.onAllReceived()
  }

  return {
    message(slug) {
      const id = randomUUID()
      const work = current.getStore()
      if (work && !work.ended) {
        work.pending.set(id, slug)
        workOf.set(id, work)
      }
      return `${slug} ${id}`
    },
    receive(message) {
      const [slug = '', id = ''] = message.split(' ')
      wake(slug)
      stopWaitingFor(id)
    },
    cancel(message) {
      stopWaitingFor(message.split(' ')[1] ?? '')
    },
    wakeAll() {
      toAll.forEach((changed) => changed())
      bySlug.forEach((ofProfile) => ofProfile.forEach((changed) => changed()))
    },
    subscribe(slug, changed) {
      const ofProfile = bySlug.get(slug) ?? new Set()
      bySlug.set(slug, ofProfile.add(changed))
      return () => {
        ofProfile.delete(changed)
        if (ofProfile.size === 0 && bySlug.get(slug) === ofProfile) bySlug.delete(slug)
      }
    },
    subscribeToAll(changed) {
      toAll.add(changed)
      return () => toAll.delete(changed)
    },
    async readYourWrites(perform) {
      const work: Work = { pending: new Map(), ended: false, onAllReceived() {} }
      try {
        return await current.run(work, perform)
      } finally {
        work.ended = true
        if (work.pending.size > 0 && isConnected()) await untilReceived(work)
        // What did not come back is delivered here directly.
        for (const [id, slug] of work.pending) {
          workOf.delete(id)
          wake(slug)
        }
      }
    },
  }
}

function untilReceived(work: Work): Promise<void> {
  return new Promise((received) => {
    // One more turn: messages that arrived while this process was busy are read before the wait ends.
    const timer = setTimeout(() => setImmediate(received), RETURN_TIMEOUT_MS)
    work.onAllReceived = () => {
      clearTimeout(timer)
      received()
    }
  })
}
