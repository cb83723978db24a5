import { setTimeout as pause } from 'node:timers/promises'
import { median } from './figures.ts'
import type { Phone } from './phone.ts'

const RUNS = 7
/** After the page has loaded: scripts take over, fonts arrive. */
export const SETTLE_MS = 2_500

export interface Painted {
  largestPaint: number
  shift: number
  blocking: number
}

/** Medians on a throttled phone with nothing in its cache; the pages take turns, so that a busy moment meets all. */
export async function paints(phone: Phone, urls: string[]): Promise<Painted[]> {
  const runs = urls.map((): Painted[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [at, url] of urls.entries()) runs[at]?.push(await paint(phone, url))
  }
  return runs.map((of) => ({
    largestPaint: median(of.map(({ largestPaint }) => largestPaint)),
    shift: Math.max(...of.map(({ shift }) => shift)),
    blocking: median(of.map(({ blocking }) => blocking)),
  }))
}

async function paint(phone: Phone, url: string): Promise<Painted> {
  const tab = await phone.openTab()
  try {
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe.toString()})()` })
    const loaded = tab.happened('Page.loadEventFired')
    await tab.send('Page.navigate', { url })
    await loaded
    await pause(SETTLE_MS)
    const asked = { expression: 'painted', returnByValue: true }
    return (await tab.send<{ result: { value: Painted } }>('Runtime.evaluate', asked)).result.value
  } finally {
    await tab.close()
  }
}

/** Runs in the page, before anything else. */
function observe(): void {
  const painted: Painted = { largestPaint: NaN, shift: 0, blocking: 0 }
  Object.assign(window, { painted })
  const on = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (painted.largestPaint = startTime))
  on('layout-shift', (entry) => (painted.shift += (entry as PerformanceEntry & { value: number }).value))
  on('longtask', ({ duration }) => (painted.blocking += Math.max(0, duration - 50)))
}
