export function openPages() {
  const open = new Map<string, number>()
  const of = (key: string) => open.get(key) ?? 0
  return {
    of,
    enter(key: string): () => void {
      open.set(key, of(key) + 1)
      return () => {
        if (of(key) > 1) open.set(key, of(key) - 1)
        else open.delete(key)
      }
    },
  }
}
