const MAX_CACHED = 20_000
const MAX_CACHED_LENGTH = 80

/** The same function, which remembers its answers for short texts: every list reads the catalogue's texts again. */
export function cachedByText<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const cache = new Map<string, Answer>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const answer = answerTo(text)
    if (cache.size >= MAX_CACHED) cache.clear()
    if (text.length <= MAX_CACHED_LENGTH) cache.set(text, answer)
    return answer
  }
}
