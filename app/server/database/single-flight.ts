/** Shares reads of one key: each caller gets a read that began no earlier than its call. */
export function singleFlight<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const underWay = new Map<string, { now: Promise<Value>; next?: Promise<Value> }>()

  const begin = (key: string) => {
    const reading: { now: Promise<Value>; next?: Promise<Value> } = { now: read(key) }
    underWay.set(key, reading)
    const end = () => {
      if (!reading.next) underWay.delete(key)
    }
    reading.now.then(end, end)
    return reading.now
  }

  return (key) => {
    const reading = underWay.get(key)
    if (!reading) return begin(key)
    const follow = () => begin(key)
    return (reading.next ??= reading.now.then(follow, follow))
  }
}
