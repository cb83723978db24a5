import { networkAround } from '#app/domain/limits.ts'

/** Leaves the place that was entered; more than once does nothing. */
export type Leave = () => void

/**
 * Places of this instance that are held for a while: `each` for one key, `all` together, and of these one IPv6 /48 at most
 * half; answers which is full.
 */
export function concurrencyLimit({
  each,
  all,
}: {
  each: number
  all: number
}): (key: string) => Leave | 'each' | 'all' {
  const held = new Map<string, number>()
  let total = 0
  const of = (key: string) => held.get(key) ?? 0
  const change = (key: string, by: number) => {
    if (of(key) + by > 0) held.set(key, of(key) + by)
    else held.delete(key)
  }
  return (key) => {
    const network = networkAround(key)
    if (of(key) >= each || (network !== undefined && of(network) >= all / 2)) return 'each'
    if (total >= all) return 'all'
    const keys = network === undefined ? [key] : [key, network]
    for (const one of keys) change(one, 1)
    total += 1
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      total -= 1
      for (const one of keys) change(one, -1)
    }
  }
}
