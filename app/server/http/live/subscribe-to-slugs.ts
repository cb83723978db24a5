import type { Live } from '#app/server/live/port.ts'

/** A subscription to what a page shows: to its own slug, and to others that come and go. */
export function subscribeToSlugs(live: Pick<Live, 'subscribe'>, own: string) {
  let wake = () => {}
  let endOwn = () => {}
  // None for most pages: thousands are open, and each map takes memory.
  let others: Map<string, () => void> | undefined
  return {
    subscribe(changed: () => void): () => void {
      wake = changed
      endOwn = live.subscribe(own, changed)
      return () => {
        endOwn()
        others?.forEach((end) => end())
      }
    },
    /** From now on to these others. Answers whether one is new. */
    follow(slugs: readonly string[]): boolean {
      if (slugs.length === 0 && !others) return false
      const before = others ?? new Map<string, () => void>()
      for (const [slug, end] of before) if (!slugs.includes(slug)) end()
      others = new Map(slugs.map((slug) => [slug, before.get(slug) ?? live.subscribe(slug, wake)]))
      return slugs.some((slug) => !before.has(slug))
    },
  }
}
