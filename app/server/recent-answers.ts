import { LRUCache } from 'lru-cache'

const AGE_MS = 60_000
const MAX_ANSWERS = 200

/** The answer of `compute`, or one that was cached. */
export type RecentAnswers = <Answer extends object>(
  question: string,
  compute: () => Promise<Answer>,
) => Promise<Answer>

/** Answers that cost much: one is computed at a time on this instance, and cached, for a minute if nothing else is said. */
export function recentAnswers(clock: { now(): Date }, ageMs = AGE_MS): RecentAnswers {
  const known = new LRUCache<string, { answer: Promise<object>; at: number }>({ max: MAX_ANSWERS })
  let last: Promise<unknown> = Promise.resolve()

  return <Answer extends object>(question: string, compute: () => Promise<Answer>) => {
    const now = clock.now().getTime()
    const cached = known.get(question)
    if (cached && Math.abs(now - cached.at) < ageMs) return cached.answer as Promise<Answer>
    const answer = last.then(compute, compute)
    last = answer
    known.set(question, { answer, at: now })
    answer.catch(() => known.delete(question))
    return answer
  }
}
