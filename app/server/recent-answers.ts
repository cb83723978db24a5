import { LRUCache } from 'lru-cache'

const AGE_MS = 60_000
const MAX_ANSWERS = 200
/** Questions that may wait for the one that is computed. */
const MAX_WAITING = 10

/** The answer of `compute`, at most a minute old; undefined when too many wait already. */
export type RecentAnswers = <Answer extends object>(
  question: string,
  compute: () => Promise<Answer>,
) => Promise<Answer | undefined>

/** Answers that cost much: one is computed at a time on this instance, and cached for a minute. */
export function recentAnswers(clock: { now(): Date }): RecentAnswers {
  const known = new LRUCache<string, { answer: object; at: number }>({ max: MAX_ANSWERS })
  const underWay = new Map<string, Promise<object>>()
  let last: Promise<unknown> = Promise.resolve()

  async function computed(question: string, compute: () => Promise<object>): Promise<object> {
    const before = last
    const own = before.then(compute, compute)
    last = own
    try {
      const answer = await own
      known.set(question, { answer, at: clock.now().getTime() })
      return answer
    } finally {
      underWay.delete(question)
    }
  }

  return async <Answer extends object>(question: string, compute: () => Promise<Answer>) => {
    const cached = known.get(question)
    if (cached && Math.abs(clock.now().getTime() - cached.at) < AGE_MS) return cached.answer as Answer
    let answer = underWay.get(question)
    if (!answer) {
      if (underWay.size > MAX_WAITING) return undefined
      underWay.set(question, (answer = computed(question, compute)))
    }
    return (await answer) as Answer
  }
}
