import { setTimeout } from 'node:timers/promises'
import type { BareServer } from './bare-server.ts'
import { getRepeatedly } from './load.ts'
import { processorMsOf } from './process-usage.ts'
import { median, type Metric, wrkBusy } from '../report.ts'
import { type Site, takeOverHttp } from '../site.ts'

const CONNECTIONS = 100
const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 5
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
/** With a cookie of ours a page is rendered for this visitor alone. */
const OWN_COOKIE = { Cookie: 'wishfolio.bench=1' }

/** Processor time of the cached page beside the bare server, which sends the same bytes; they take turns. */
export async function cachedBesideBare(server: Site['server'], bare: BareServer, path: string) {
  const etag = (await fetch(server.url + path, { headers: ACCEPTED })).headers.get('ETag') ?? ''
  const ways: Way[] = [
    { name: 'cached page / bare', headers: {}, status: 200, bare: '?plain' },
    { name: 'in brotli / bare', headers: ACCEPTED, status: 200, bare: '?br' },
    { name: 'as 304 / bare', headers: { ...ACCEPTED, 'If-None-Match': etag }, status: 304, bare: '?304' },
  ]
  const metrics: Metric[] = []
  for (const way of ways) metrics.push(...(await besideBare(server, bare, path, way)))
  return metrics
}

interface Way {
  name: string
  headers: Record<string, string>
  status: number
  bare: string
}

async function besideBare(server: Site['server'], bare: BareServer, path: string, way: Way) {
  const { headers, status } = way
  async function measure({ url, pid }: { url: string; pid: number }, of: string, seconds: number) {
    const before = processorMsOf(pid)
    const load = await getRepeatedly(url + of, { connections: CONNECTIONS, seconds, headers, status })
    return { ...load, processorMs: (processorMsOf(pid) - before) / load.answered }
  }
  await measure(bare, path + way.bare, WARM_UP_SECONDS)
  await measure(server, path, WARM_UP_SECONDS)
  const rounds: Record<'bare' | 'own', Awaited<ReturnType<typeof measure>>>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const yardstick = await measure(bare, path + way.bare, SECONDS)
    rounds.push({ bare: yardstick, own: await measure(server, path, SECONDS) })
  }
  const medianOf = (what: (round: (typeof rounds)[number]) => number) => median(rounds.map(what))
  const busiest = (which: 'bare' | 'own') => wrkBusy(Math.max(...rounds.map((round) => round[which].busy)))
  return [
    {
      name: `${way.name}, requests in the same processor time`,
      value: medianOf(({ bare: of, own }) => of.processorMs / own.processorMs),
      min: 0.6,
    },
    { name: '  ours, ms for each', value: medianOf(({ own }) => own.processorMs) },
    {
      name: '  requests a second / bare',
      value: medianOf(({ bare: of, own }) => own.perSecond / of.perSecond),
    },
    { name: '  ours', value: medianOf(({ own }) => own.perSecond), note: busiest('own') },
    { name: '  bare', value: medianOf(({ bare: of }) => of.perSecond), note: busiest('bare') },
  ]
}

export async function renderedForOne({ url, pid }: Site['server'], path: string): Promise<Metric[]> {
  const get = (seconds: number) => {
    const headers = { ...ACCEPTED, ...OWN_COOKIE }
    return getRepeatedly(url + path, { connections: CONNECTIONS, seconds, headers })
  }
  await get(WARM_UP_SECONDS)
  const before = processorMsOf(pid)
  const { answered, perSecond: rate, p99Ms, busy } = await get(SECONDS * ROUNDS)
  const processorMs = processorMsOf(pid) - before
  return [
    {
      name: 'rendered for one visitor, a second of processor time',
      value: (answered / processorMs) * 1000,
      min: 150,
    },
    { name: '  requests a second', value: rate, note: wrkBusy(busy) },
    { name: '  latency at p99, ms', value: p99Ms },
  ]
}

/** How often the page is rendered while a hundred visitors ask without a pause and its ideas are taken one by one. */
export async function rendersPerChange(site: Site, rendersSoFar: () => Promise<number>): Promise<Metric[]> {
  const { server, profiles } = site
  const { slug = '', ideas = [] } = profiles[1] ?? {}
  const page = `${server.url}/gift/${slug}`
  await fetch(page)
  const before = await rendersSoFar()
  const asking = getRepeatedly(page, { connections: CONNECTIONS, seconds: 10, sizeVaries: true })
  await setTimeout(2_000)
  for (const idea of ideas) {
    await takeOverHttp(server.url, slug, idea)
    await setTimeout(300)
  }
  const { perSecond: rate, busy } = await asking
  const renders = (await rendersSoFar()) - before
  return [
    { name: `renders for each of ${ideas.length} changes`, value: renders / ideas.length, max: 1 },
    { name: '  requests a second meanwhile', value: rate, note: wrkBusy(busy) },
  ]
}
