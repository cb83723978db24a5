import type { BareServer } from './load/bare-server.ts'
import { type Conditions, type Phone, SLOW_PHONE, USUAL_PHONE } from './phone.ts'
import { type Metric, median } from './report.ts'
import { setTimeout } from 'node:timers/promises'

/** Paint of a page on a slow and on a usual phone, beside the same words as bare HTML with our headers. */
export async function seenOnPhones(
  phone: Phone,
  serverUrl: string,
  bare: BareServer,
  path: string,
): Promise<Metric[]> {
  const urls = [`${bare.url}${path}?words`, serverUrl + path]
  const onPhone = async (conditions: Conditions) =>
    (await paints(phone, conditions, urls)) as [words: Painted, own: Painted]
  const [slowWords, slow] = await onPhone(SLOW_PHONE)
  const [usualWords, usual] = await onPhone(USUAL_PHONE)
  return [
    ...paintMetrics('slow phone', slowWords, slow, 1.8),
    { name: 'slow phone: blocking after the first paint, ms', value: slow.blocking, max: 200 },
    ...paintMetrics('usual phone', usualWords, usual, 1.8),
    { name: 'usual phone: blocking after the first paint, ms', value: usual.blocking },
    { name: 'layout shift, worst run on either', value: Math.max(slow.shift, usual.shift), max: 0 },
  ]
}

function paintMetrics(name: string, words: Painted, own: Painted, max: number): Metric[] {
  return [
    { name: `${name}: largest paint / bare words`, value: own.largestPaint / words.largestPaint, max },
    { name: '  in ms', value: own.largestPaint },
    { name: '  bare words, in ms', value: words.largestPaint },
  ]
}

const RUNS = 7
const SETTLE_MS = 2_500

const LONG_MS = 50

interface Painted {
  firstPaint: number
  largestPaint: number
  shift: number
  blocking: number
}

interface Seen {
  firstPaint: number
  largestPaint: number
  shift: number
  longTasks: { start: number; end: number }[]
}

/** Medians with nothing in the cache; the worst layout shift. Pages take turns, so that a busy moment meets all. */
export async function paints(phone: Phone, conditions: Conditions, urls: string[]): Promise<Painted[]> {
  const runs = urls.map((): Painted[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [at, url] of urls.entries()) runs[at]?.push(await paint(phone, conditions, url))
  }
  return runs.map((of) => ({
    firstPaint: median(of.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(of.map(({ largestPaint }) => largestPaint)),
    shift: Math.max(...of.map(({ shift }) => shift)),
    blocking: median(of.map(({ blocking }) => blocking)),
  }))
}

async function paint(phone: Phone, conditions: Conditions, url: string): Promise<Painted> {
  const tab = await phone.openTab(conditions)
  try {
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})()` })
    const loaded = tab.happened('Page.loadEventFired')
    await tab.send('Page.navigate', { url })
    await loaded
    await setTimeout(SETTLE_MS)
    const asked = { expression: 'seen', returnByValue: true }
    const { value: seen } = (await tab.send<{ result: { value: Seen } }>('Runtime.evaluate', asked)).result
    const { firstPaint, largestPaint, shift } = seen
    if (Number.isNaN(firstPaint + largestPaint)) throw new Error(`${url} was not painted`)
    return { firstPaint, largestPaint, shift, blocking: blockedAfter(firstPaint, seen) }
  } finally {
    await tab.close()
  }
}

function blockedAfter(moment: number, { longTasks }: Seen): number {
  return longTasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, moment) - LONG_MS),
    0,
  )
}

function observe(): void {
  const seen: Seen = { firstPaint: NaN, largestPaint: NaN, shift: 0, longTasks: [] }
  Object.assign(window, { seen })
  const on = (type: string, observed: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(observed)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime))
  on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  on('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
  on('longtask', ({ startTime: start, duration }) => seen.longTasks.push({ start, end: start + duration }))
}
