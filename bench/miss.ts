import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { parseArgs } from 'node:util'
import { CannotMeasure, printReport, quantile } from './report.ts'
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
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    /** The latency of each page, in ms. */
    async function ask(some: typeof spread): Promise<number[]> {
      const latencies: number[] = []
      for (const { slug } of some) {
        const began = performance.now()
        const asking = get(`${server.url}/gift/${slug}`, { agent, headers: ACCEPTED })
        const [answer] = (await once(asking, 'response')) as [IncomingMessage]
        answer.resume()
        await once(answer, 'end')
        if (answer.statusCode !== 200)
          throw new CannotMeasure(`a page was answered with ${answer.statusCode}`)
        latencies.push(performance.now() - began)
      }
      return latencies
    }
    await ask(spread.slice(0, WARM_UP))
    const before = processorMsOf(server.pid)
    const latencies = await ask(spread.slice(WARM_UP, WARM_UP + asked))
    const processorMs = processorMsOf(server.pid) - before
    agent.destroy()
    printReport(
      [
        { name: 'processor time of the server for each, ms', value: processorMs / asked, max: 4 },
        { name: 'latency at the median, ms', value: quantile(latencies, 0.5), max: 4 },
        { name: '  at p99, ms', value: quantile(latencies, 0.99) },
        { name: 'memory of the server afterwards, MB', value: memoryOf(server.pid) },
      ],
      `${asked} pages not in memory, each asked for once, of ${stored} profiles`,
    )
  },
)
