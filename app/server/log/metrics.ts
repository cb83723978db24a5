import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const LONG = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const SHORT = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

export interface Metrics {
  answered(request: { route: string; method: string; status: number }, ms: number): void
  rendered(): void
  pageCache(result: 'hit' | 'miss'): void
  /** Counts an open live stream; call the result when it ends, once or more often. */
  viewerCame(): () => void
  databaseTook(ms: number): void
  page(): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'wishfolio_request_seconds',
    help: 'Time from a request to the beginning of its answer',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: LONG,
    registers,
  })
  const renders = new Counter({ name: 'wishfolio_renders_total', help: 'Pages rendered', registers })
  const pageCacheLookups = new Counter({
    name: 'wishfolio_page_cache_lookups_total',
    help: 'Public pages looked for in the page cache',
    labelNames: ['result'] as const,
    registers,
  })
  const viewers = new Gauge({
    name: 'wishfolio_live_viewers',
    help: 'Open pages that listen for changes',
    registers,
  })
  const queries = new Histogram({
    name: 'wishfolio_database_seconds',
    help: 'Time from a statement to its rows, waiting for a connection included',
    buckets: SHORT,
    registers,
  })

  return {
    answered: (request, ms) => requests.observe(request, ms / 1000),
    rendered: () => renders.inc(),
    pageCache: (result) => pageCacheLookups.inc({ result }),
    viewerCame() {
      viewers.inc()
      let here = true
      return () => {
        if (here) viewers.dec()
        here = false
      }
    },
    databaseTook: (ms) => queries.observe(ms / 1000),
    page: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}
