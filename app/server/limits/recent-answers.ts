import { LRUCache } from 'lru-cache'

const AGE_MS = 60_000
const MAX_ANSWERS = 200
/** So many wait for the one that is computed; whoever comes then asks again later. */
const MAX_WAITING = 10

/** The answer of `compute`, or one that was cached. */
export type RecentAnswers = <Answer extends object>(
  question: string,
  compute: () => Promise<Answer>,
) => Promise<Answer>

/**
 * Answers that cost much: one is computed at a time on this instance, and cached, for a minute if nothing else is said.
 * Rejects where too many wait.
 */
export function recentAnswers(clock: { now(): Date }, ageMs = AGE_MS): RecentAnswers {
  const known = new LRUCache<string, { answer: Promise<object>; at: number }>({ max: MAX_ANSWERS })
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return <Answer extends object>(question: string, compute: () => Promise<Answer>) => {
    const now = clock.now().getTime()
    const cached = known.get(question)
    if (cached && Math.abs(now - cached.at) < ageMs) return cached.answer as Promise<Answer>
    if (waiting > MAX_WAITING) return Promise.reject(new Error('too many answers are waited for'))
    waiting += 1
    const answer = last.then(compute, compute).finally(() => (waiting -= 1))
    last = answer
    known.set(question, { answer, at: now })
    answer.catch(() => known.delete(question))
    return answer
  }
}
