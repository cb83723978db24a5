import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { needChromium } from '#test/programs/chromium.ts'
import { SETTLE_MS } from './paint.ts'

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Bytes as they come over the line, headers and bodies, by what the browser takes them for. */
export type Weight = Record<string, number>

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: ['--disable-gpu', '--no-first-run'] })
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
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    weight[kind] = (weight[kind] ?? 0) + encodedDataLength
  })
  await cdp.send('Network.enable')
  return weight
}
