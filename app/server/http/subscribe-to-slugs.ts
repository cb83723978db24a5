import type { Live } from '#app/server/live/port.ts'

/** A subscription to what a page shows: to its own slug, and to others that come and go. */
export function subscribeToSlugs(live: Pick<Live, 'subscribe'>, own: string) {
  const ends = new Map<string, () => void>()
  let changed = () => {}
  const add = (slug: string) =>
    ends.set(
      slug,
      live.subscribe(slug, () => changed()),
    )
  const end = (slug: string) => {
    ends.get(slug)?.()
    ends.delete(slug)
  }
  return {
    subscribe(then: () => void): () => void {
      changed = then
      add(own)
      return () => [...ends.keys()].forEach(end)
    },
    /** From now on to these others. Answers whether one is new. */
    follow(others: readonly string[]): boolean {
      const wanted = new Set([own, ...others])
      for (const slug of ends.keys()) if (!wanted.has(slug)) end(slug)
      const fresh = [...wanted].filter((slug) => !ends.has(slug))
      fresh.forEach(add)
      return fresh.length > 0
    },
  }
}
