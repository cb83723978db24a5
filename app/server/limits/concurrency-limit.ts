/** Leaves the place that was entered; more than once does nothing. */
export type Leave = () => void

/** Places of this instance that are held for a while: `each` for one key, `all` together; answers which is full. */
export function concurrencyLimit({
  each,
  all,
}: {
  each: number
  all: number
}): (key: string) => Leave | 'each' | 'all' {
  const held = new Map<string, number>()
  let total = 0
  return (key) => {
    if ((held.get(key) ?? 0) >= each) return 'each'
    if (total >= all) return 'all'
    held.set(key, (held.get(key) ?? 0) + 1)
    total += 1
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      total -= 1
      const left = (held.get(key) ?? 1) - 1
      if (left > 0) held.set(key, left)
      else held.delete(key)
    }
  }
}
