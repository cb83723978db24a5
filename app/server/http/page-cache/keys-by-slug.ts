/** Which cached pages show the profile or gathering with a slug. */
export function keysBySlug() {
  const keys = new Map<string, Set<string>>()
  const slugs = new Map<string, Set<string>>()
  return {
    note(key: string, slug: string): void {
      keys.set(slug, (keys.get(slug) ?? new Set()).add(key))
      slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
    },
    /** To be called when a page leaves the cache. */
    forget(key: string): void {
      for (const slug of slugs.get(key) ?? []) {
        const others = keys.get(slug)
        others?.delete(key)
        if (others?.size === 0) keys.delete(slug)
      }
      slugs.delete(key)
    },
    keysOf: (slug: string): readonly string[] => [...(keys.get(slug) ?? [])],
  }
}
