import { parseArgs } from 'node:util'
import { CannotMeasure, printReport, wrkBusy } from './report.ts'
import { sendEachOnce } from './load/load.ts'
import { memoryOf, processorMsOf } from './load/process-usage.ts'
import { withSite } from './site.ts'

const WARM_UP = 300
const ACCEPTED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '2000' },
    /** So many profiles are in the database, and those that are asked for are spread over them. */
    stored: { type: 'string' },
  },
})
const asked = Number(values.profiles)
const stored = Math.max(Number(values.stored ?? 0), asked + WARM_UP)
if (!Number.isInteger(stored) || asked < 1) throw new Error('--profiles and --stored take numbers')

await withSite(
  { profiles: stored, ideas: 15 },
  { PAGES_PER_CLIENT: '1000000' },
  async ({ server, profiles }) => {
    const spread = profiles.filter((_, at) => at % Math.floor(stored / (asked + WARM_UP)) === 0)
    const requests = spread.map(({ slug }) => ({ path: `/gift/${slug}` }))
    const send = (some: typeof requests) =>
      sendEachOnce(server.url, some, { connections: 1, headers: ACCEPTED })
    await send(requests.slice(0, WARM_UP))
    const before = processorMsOf(server.pid)
    const { answers, p50Ms, p99Ms, busy } = await send(requests.slice(WARM_UP, WARM_UP + asked))
    const processorMs = processorMsOf(server.pid) - before
    const wrong = answers.filter(({ status }) => status !== 200).length
    if (wrong > 0) throw new CannotMeasure(`${wrong} of ${asked} pages were not answered with 200`)
    printReport(
      [
        { name: 'processor time of the server for each, ms', value: processorMs / asked, max: 4 },
        { name: 'latency at the median, ms', value: p50Ms, max: 4, note: wrkBusy(busy) },
        { name: '  at p99, ms', value: p99Ms },
        { name: 'memory of the server afterwards, MB', value: memoryOf(server.pid) },
      ],
      `${asked} pages not in memory, each asked for once, of ${stored} profiles`,
    )
  },
)
