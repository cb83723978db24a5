/** Of the six connections that browsers have to a host over HTTP/1.1, some are left for pages and forms. */
const AT_ONCE = 4

interface Said {
  page: number
  open: boolean
}

interface Turns {
  say(open: boolean): void
  leave(): void
}

/** Visible pages of one browser take turns in following a stream; `giveWay`: enough others have opened theirs since. */
export function takeTurns(giveWay: () => void): Turns {
  if (!('BroadcastChannel' in globalThis)) return { say() {}, leave() {} }
  const channel = new BroadcastChannel('wishfolio.live')
  const me = Math.random()
  const later = new Set<number>()
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.open) later.add(data.page)
    else later.delete(data.page)
    if (later.size >= AT_ONCE && !sharesConnection()) giveWay()
  })
  return {
    say(open) {
      later.clear()
      channel.postMessage({ page: me, open } satisfies Said)
    },
    leave: () => channel.close(),
  }
}

function sharesConnection(): boolean {
  return performance
    .getEntries()
    .some((entry) => entry instanceof PerformanceResourceTiming && /^h[23]/.test(entry.nextHopProtocol))
}
