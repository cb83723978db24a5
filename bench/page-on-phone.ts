import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import type { BareServer } from './load/bare-server.ts'
import { type Painted, paints, SETTLE_MS } from './paint.ts'
import { type Conditions, type Phone, SLOW_PHONE, USUAL_PHONE } from './phone.ts'
import type { Metric } from './report.ts'
import { needChromium } from '#test/programs/chromium.ts'

export async function weightOf(browser: Browser, url: string): Promise<Metric[]> {
  const { Script = 0, Stylesheet = 0, Font = 0 } = await weigh(browser, url)
  return [
    { name: 'HTML with its styles, kB', value: (await bytesOf(url)) / 1000, max: 14 },
    { name: 'scripts and stylesheets, kB', value: (Script + Stylesheet) / 1000, max: 115 },
    { name: 'fonts, kB', value: Font / 1000 },
  ]
}

/** Paint of a page on a slow and on a usual phone, beside the same words as bare HTML with our headers. */
export async function paintedOnPhones(
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
    ...largestPaint('slow phone', slowWords, slow, 1.8),
    { name: 'slow phone: blocking after the first paint, ms', value: slow.blocking, max: 200 },
    ...largestPaint('usual phone', usualWords, usual, 1.5),
    { name: 'usual phone: blocking after the first paint, ms', value: usual.blocking },
    { name: 'layout shift, worst run on either', value: Math.max(slow.shift, usual.shift), max: 0 },
  ]
}

function largestPaint(name: string, words: Painted, own: Painted, max: number): Metric[] {
  return [
    { name: `${name}: largest paint / bare words`, value: own.largestPaint / words.largestPaint, max },
    { name: '  in ms', value: own.largestPaint },
    { name: '  bare words, in ms', value: words.largestPaint },
  ]
}

/** The body of an answer in brotli, as it comes over the line. */
async function bytesOf(url: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'br' }
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return (await buffer(answer)).length
}

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Bytes as they come over the line, without headers, by what the browser takes them for. */
type Weight = Record<string, number>

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: ['--disable-gpu', '--no-first-run'] })
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
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
