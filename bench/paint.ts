import { type Browser, chromium, type CDPSession } from '@playwright/test'
import { needChromium } from '#test/chromium.ts'
import { median } from './figures.ts'

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOW_NET = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWER = 4
const RUNS = 7
/** After the page has loaded: scripts take over, fonts arrive. */
const SETTLE_MS = 2_500

export interface Painted {
  largestPaint: number
  shift: number
  blocking: number
}

/** Bytes as they come over the line, without headers, by what the browser takes them for. */
export type Weight = Record<string, number>

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: ['--disable-gpu', '--no-first-run'] })
}

/** Medians on a throttled phone with nothing in its cache; the pages take turns, so that a busy moment meets all. */
export async function paints(browser: Browser, urls: string[]): Promise<Painted[]> {
  const runs = urls.map((): Painted[] => [])
  for (let run = 0; run < RUNS; run++) {
    for (const [at, url] of urls.entries()) runs[at]?.push(await paint(browser, url))
  }
  return runs.map((of) => ({
    largestPaint: median(of.map(({ largestPaint }) => largestPaint)),
    shift: Math.max(...of.map(({ shift }) => shift)),
    blocking: median(of.map(({ blocking }) => blocking)),
  }))
}

async function paint(browser: Browser, url: string): Promise<Painted> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_NET)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() => (window as unknown as { painted: Painted }).painted)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything else. */
function observe(): void {
  const painted: Painted = { largestPaint: NaN, shift: 0, blocking: 0 }
  ;(window as unknown as { painted: Painted }).painted = painted
  const on = (type: string, heard: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(heard)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (painted.largestPaint = startTime))
  on('layout-shift', (entry) => (painted.shift += (entry as PerformanceEntry & { value: number }).value))
  on('longtask', ({ duration }) => (painted.blocking += Math.max(0, duration - 50)))
}

/** What a browser loads for a page, until it asks for nothing more. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const weight = await watchWeight(cdp)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    return weight
  } finally {
    await context.close()
  }
}

async function watchWeight(cdp: CDPSession): Promise<Weight> {
  const weight: Weight = {}
  const kinds = new Map<string, string>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    weight[kind] = (weight[kind] ?? 0) + encodedDataLength
  })
  await cdp.send('Network.enable')
  return weight
}
