import { setTimeout as pause } from 'node:timers/promises'
import { printFigures, quantile } from './figures.ts'
import { memoryOf, withSite } from './site.ts'
import { startStreams } from './streams.ts'
import { toastIn } from '#test/flash.ts'

const WATCHING = 1_000
const CONNECTED = 5_000
const CHANGES = 20
/** A heartbeat comes within 30 seconds. */
const STAY_MS = 40_000
const GIVE_UP_MS = 5_000

await withSite({ profiles: 100, ideas: 40 }, {}, async ({ server, profiles, ideas }) => {
  const streams = startStreams()
  const alone = memoryOf(server.pid)
  try {
    const addresses = profiles.map(({ slug }) => `${server.url}/gift/${slug}/live`)
    // The first request of all waits for V8 in both processes.
    await take(1, ideas[0] ?? '')
    // All on one page: the worst that a change can meet.
    await streams.open(WATCHING, addresses.slice(0, 1))
    const times: number[] = []
    let missed = 0
    for (const idea of ideas.slice(0, CHANGES)) {
      await pause(200)
      await streams.heard()
      const began = performance.timeOrigin + performance.now()
      await take(0, idea)
      times.push(...(await allHeard(began)))
    }
    await streams.open(CONNECTED - WATCHING, addresses.slice(1))
    await pause(STAY_MS)
    const { open, beaten } = await streams.state()
    printFigures([
      { name: `changes heard by ${WATCHING} pages, ms at p50`, value: quantile(times, 0.5) },
      { name: '  at p99', value: quantile(times, 0.99), most: 150 },
      { name: '  at worst', value: Math.max(...times) },
      { name: '  never heard', value: missed, most: 0 },
      { name: `pages connected after ${STAY_MS / 1000} s, of ${CONNECTED}`, value: open, least: CONNECTED },
      { name: '  with a heartbeat', value: beaten, least: CONNECTED },
      { name: '  memory of the server, MB', value: memoryOf(server.pid), most: 400 },
      { name: '    before anybody came', value: alone },
    ])

    async function take(profile: number, idea: string): Promise<void> {
      const answer = await fetch(`${server.url}/gift/${profiles[profile]?.slug}/take`, {
        method: 'POST',
        body: new URLSearchParams({ idea }),
        redirect: 'manual',
      })
      if (toastIn(answer) !== 'idea_taken') throw new Error(`taking answered ${answer.status}`)
    }

    /** How many milliseconds after the take was sent off each page heard of it. */
    async function allHeard(began: number): Promise<number[]> {
      const heard: number[] = []
      const until = performance.now() + GIVE_UP_MS
      while (heard.length < WATCHING && performance.now() < until) {
        await pause(20)
        heard.push(...(await streams.heard()))
      }
      missed += Math.max(0, WATCHING - heard.length)
      return heard.map((when) => when - began)
    }
  } finally {
    streams.close()
  }
})
