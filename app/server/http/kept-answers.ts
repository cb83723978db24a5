import { LRUCache } from 'lru-cache'
import { openTo } from '#app/domain/visibility.ts'
import { type KeptAnswer, sizeOf } from '#app/server/http/kept-bytes.ts'
import { sharedProfileInBrief } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

const MOST_BYTES = 64 * 1024 * 1024
/** How old an answer may be while this instance cannot hear of changes. */
const UNHEARD_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

interface Kept {
  answer: KeptAnswer
  /** Of whom it tells, if of anybody. */
  profileId: string | undefined
  /** When its making began to read. */
  since: number
}

/** An answer being made; `behind` as soon as its profile changed after the making began to read. */
interface Making {
  answer: Promise<KeptAnswer | undefined>
  profileId?: string
  behind: boolean
}

type Render = () => Promise<KeptAnswer | undefined>

/**
 * Answers that are the same for every anonymous visitor, by key: made once for however many wait, kept until the profile
 * that they tell of changes, in bounded memory.
 */
export function keptAnswers({
  db,
  live,
  clock,
  figures,
}: Pick<Services, 'db' | 'live' | 'clock' | 'figures'>) {
  const keysOf = new Map<string, Set<string>>()
  const makings = new Map<string, Making>()
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }) => sizeOf(answer),
    dispose({ profileId }, key) {
      if (profileId === undefined) return
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

  /** The answer kept under a key, while it is today's and no older than it may be. */
  function find(key: string): KeptAnswer | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    const now = clock.now().getTime()
    // A page may say what day it is, or how far off another is.
    if (Math.floor(now / DAY_MS) !== Math.floor(found.since / DAY_MS)) return undefined
    if (!live.isHearing() && Math.abs(now - found.since) > UNHEARD_MS) return undefined
    figures.keptPage('hit')
    return found.answer
  }

  /** The profile that anybody may see at an address. A fault is said and logged on the ordinary way. */
  async function profileAt(slug: string): Promise<string | undefined> {
    const open = openTo(null, await sharedProfileInBrief(db, slug).catch(() => undefined))
    return open.ok ? open.profile.id : undefined
  }

  async function make(key: string, making: Making, slug: string | undefined, render: Render) {
    const profileId = slug === undefined ? undefined : await profileAt(slug)
    if (slug !== undefined && profileId === undefined) return undefined
    // From here on this making is told of each change of the profile; only then does it read.
    making.profileId = profileId
    const since = clock.now().getTime()
    const answer = await render()
    if (answer && !making.behind) {
      kept.set(key, { answer, profileId, since })
      if (kept.has(key) && profileId !== undefined)
        keysOf.set(profileId, (keysOf.get(profileId) ?? new Set()).add(key))
    }
    return answer
  }

  return {
    find,

    /**
     * The answer under a key, from memory or made now by `render`. Undefined when nobody in particular may see the profile
     * at `slug`, if it shows one, or `render` makes none.
     */
    async findOrMake(key: string, slug: string | undefined, render: Render): Promise<KeptAnswer | undefined> {
      const found = find(key)
      if (found) return found
      figures.keptPage('miss')
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
