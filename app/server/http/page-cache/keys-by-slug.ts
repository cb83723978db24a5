/** Which cached pages show the profile or gathering with a slug. */
export function keysBySlug() {
  const keys = new Map<string, Set<string>>()
  const slugs = new Map<string, Set<string>>()
  /** To be called when a page leaves the cache. */
  function forget(key: string): void {
    for (const slug of slugs.get(key) ?? []) {
      const others = keys.get(slug)
      others?.delete(key)
      if (others?.size === 0) keys.delete(slug)
    }
    slugs.delete(key)
  }
  return {
    note(key: string, slug: string): void {
      keys.set(slug, (keys.get(slug) ?? new Set()).add(key))
      slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
    },
    forget,
    /** The pages that show what changed, which are forgotten: one that is still rendered is not kept. */
    take(slug: string): string[] {
      const taken = [...(keys.get(slug) ?? [])]
      for (const key of taken) forget(key)
      return taken
    },
  }
}
