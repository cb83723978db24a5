import { LRUCache } from 'lru-cache'
import { type KeptAnswer, sizeOf } from '#app/server/http/kept-bytes.ts'
import { profileIdAt } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** How old an answer may be while this instance cannot hear of changes. */
const UNHEARD_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

interface Kept {
  answer: KeptAnswer
  profileId: string
  /** When it began to be made. */
  since: number
}

type Render = () => Promise<KeptAnswer | undefined>

/** An answer being made; `behind` as soon as its profile changed after the making began to read. */
interface Making {
  answer: Promise<KeptAnswer | undefined>
  profileId?: string
  behind: boolean
}

/**
 * Answers about gift profiles that are the same for every anonymous visitor, by key: made once for however many wait, kept
 * until their profile changes, in bounded memory.
 */
export function keptAnswers({ db, live, clock }: Pick<Services, 'db' | 'live' | 'clock'>) {
  const keysOf = new Map<string, Set<string>>()
  const makings = new Map<string, Making>()
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
    dispose({ profileId }, key) {
      const keys = keysOf.get(profileId)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(profileId)
    },
  })

  live.watch((changed) => {
    if (changed === undefined) kept.clear()
    else keysOf.get(changed)?.forEach((key) => kept.delete(key))
    for (const [key, making] of makings) {
      if (making.profileId === undefined || (changed ?? making.profileId) !== making.profileId) continue
      making.behind = true
      // Whoever asks from now on must not get what was read before the change.
      makings.delete(key)
    }
  })

  /** The answer kept under a key, while it is known to be today's and no older than it may be. */
  function find(key: string): KeptAnswer | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    const now = clock.now().getTime()
    if (Math.floor(now / DAY_MS) !== Math.floor(found.since / DAY_MS)) return undefined
    if (!live.isHearing() && Math.abs(now - found.since) > UNHEARD_MS) return undefined
    return found.answer
  }

  async function make(key: string, making: Making, slug: string, render: Render) {
    // The ordinary way meets the same fault, and says and logs it.
    const profileId = await profileIdAt(db, slug).catch(() => undefined)
    if (!profileId) return undefined
    // From here on a change of this profile is told to this making; only then is anything of it read.
    making.profileId = profileId
    const since = clock.now().getTime()
    const answer = await render()
    if (answer?.status === 200 && !making.behind) {
      kept.set(key, { answer, profileId, since })
      if (kept.has(key)) keysOf.set(profileId, (keysOf.get(profileId) ?? new Set()).add(key))
    }
    return answer
  }

  return {
    find,

    /**
     * The answer under a key, from memory or made now by `render`. Undefined when `slug` leads to no profile, or
     * `render` makes none. Only an answer of 200 is kept.
     */
    findOrMake(key: string, slug: string, render: Render): Promise<KeptAnswer | undefined> {
      const found = find(key)
      if (found) return Promise.resolve(found)
      const underWay = makings.get(key)
      if (underWay) return underWay.answer
      const making: Making = { behind: false, answer: Promise.resolve(undefined) }
      makings.set(key, making)
      making.answer = make(key, making, slug, render).finally(() => {
        if (makings.get(key) === making) makings.delete(key)
      })
      return making.answer
    },
  }
}
