import { setTimeout } from 'node:timers/promises'
import { asPercent, type Metric, printReport, quantile, refuseBusyGenerator } from './report.ts'
import { gatheringOf, type Site, takeOverHttp, withSite } from './site.ts'
import { memoryOf } from './load/process-usage.ts'
import { startStreams, type Streams } from './load/streams.ts'

const WATCHING = 1_000
const CONNECTED = 5_000
const CHANGES = 20
/** A stream reads once a second, so a change right after another would wait for that. */
const QUIET_MS = 1_200
const STAY_MS = 40_000
const GIVE_UP_MS = 5_000

await withSite({ profiles: 100, ideas: 40 }, {}, async (site) => {
  const { server, profiles } = site
  const streams = startStreams()
  const memoryBefore = memoryOf(server.pid)
  try {
    const urls = profiles.map(({ slug }) => `${server.url}/gift/${slug}/live`)
    // All on one page: the worst case for a change.
    await streams.open(WATCHING, urls.slice(0, 1))
    printReport(await changesReceived(site, streams), `A change, with ${WATCHING} open pages`)
    await streams.open(CONNECTED - WATCHING, urls.slice(1))
    await setTimeout(STAY_MS)
    const { open, withHeartbeat } = await streams.state()
    printReport(
      [
        { name: 'still connected', value: open, min: CONNECTED },
        { name: '  with a heartbeat', value: withHeartbeat, min: CONNECTED },
        { name: '  memory of the server, MB', value: memoryOf(server.pid), max: 400 },
        { name: '    before anybody came', value: memoryBefore },
      ],
      `${CONNECTED} open pages, after ${STAY_MS / 1000} s`,
    )
  } finally {
    streams.close()
  }
})

const GATHERED = 50

await withSite({ profiles: GATHERED, ideas: 40 }, {}, async (site) => {
  const streams = startStreams()
  try {
    await streams.open(WATCHING, [`${site.server.url}/gathering/${await gatheringOf(site)}/live`])
    printReport(
      await changesReceived(site, streams),
      `A take on one of ${GATHERED} profiles, with ${WATCHING} open pages of their gathering`,
    )
  } finally {
    streams.close()
  }
})

async function changesReceived({ server, profiles }: Site, streams: Streams): Promise<Metric[]> {
  const [watched, other] = profiles
  if (!watched || !other) throw new Error('two profiles are needed')
  // The first take of all waits for V8 in both processes.
  await takeOverHttp(server.url, other.slug, other.ideas[0] ?? '')
  const delays: number[] = []
  let missed = 0
  let clientMs = 0
  let waitedMs = 0
  for (const idea of watched.ideas.slice(0, CHANGES)) {
    await setTimeout(QUIET_MS)
    const { processorMs: before } = await streams.received()
    const sent = performance.timeOrigin + performance.now()
    await takeOverHttp(server.url, watched.slug, idea)
    const { times, processorMs } = await receivedByAll(streams)
    delays.push(...times.map((time) => time - sent))
    missed += Math.max(0, WATCHING - times.length)
    clientMs += processorMs - before
    waitedMs += Math.max(...times) - sent
  }
  const busy = clientMs / waitedMs
  refuseBusyGenerator(busy)
  const note = `streams: ${asPercent(busy)} of a core`
  return [
    { name: 'received after, ms at p50', value: quantile(delays, 0.5), note },
    { name: '  at p99', value: quantile(delays, 0.99), max: 150 },
    { name: '  slowest', value: Math.max(...delays) },
    { name: '  not received', value: missed, max: 0 },
  ]
}

async function receivedByAll(streams: Streams): Promise<{ times: number[]; processorMs: number }> {
  const times: number[] = []
  let processorMs = 0
  const until = performance.now() + GIVE_UP_MS
  while (times.length < WATCHING && performance.now() < until) {
    await setTimeout(20)
    const received = await streams.received()
    times.push(...received.changes)
    processorMs = received.processorMs
  }
  return { times, processorMs }
}
