import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, takeButton, takeByPost } from '../profiles.ts'

const IDEAS = Array.from({ length: 15 }, (_, number) => `Idea ${number + 11} for windy days`)
/** 10 Mbit/s and 40 ms. */
const ORDINARY_LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 625_000,
}
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const viewport of SIZES) {
  test(`at ${viewport.width} px nothing jumps when an idea is taken, also the first, nor when scripts come late, and it can be read before`, async ({
    page: owner,
    another,
  }) => {
    const { slug, idea } = await signInWithProfile(owner, { ideas: IDEAS })
    const phone = viewport.width < 600
    const visitor = await another({ viewport, isMobile: phone, hasTouch: phone })
    const live = visitor.waitForResponse(`**/gift/${slug}/live*`)
    await visitor.goto(`/gift/${slug}`)
    await live
    await visitor.evaluate(() => document.fonts.ready)
    await startWatching(visitor)
    await takeByPost(owner, slug, IDEAS[0] ?? '')
    await expect(visitor.getByRole('navigation', { name: 'Which ideas to show' })).toBeVisible()
    expect(await visitor.locator('html').getAttribute('data-shifted'), 'taken').toBe('')

    await takeButton(visitor, 'Idea 12 ').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(ideaOn(visitor, 'Idea 12 ').getByText('You took this')).toBeVisible()
    await visitor.evaluate(
      (kept) => sessionStorage.setItem('wishfolio.shop-visit', kept),
      JSON.stringify({ slug, idea: idea(IDEAS[2] ?? '') }),
    )

    const scripts = await holdScripts(visitor)
    for (const scroll of ['top', 'bottom'] as const) {
      scripts.hold()
      await visitor.reload({ waitUntil: 'commit' })
      await expect(ideaOn(visitor, 'Idea 25 ').getByRole('link')).toBeVisible()
      if (scroll === 'bottom') await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await visitor.evaluate(() => document.fonts.ready)
      await startWatching(visitor)
      scripts.release()
      await expect(visitor.getByRole('button', { name: 'Copy URL' })).toBeVisible()
      await expect(visitor.getByText('You took this')).toBeVisible()
      expect(await visitor.locator('html').getAttribute('data-shifted'), scroll).toBe('')
    }
  })
}

test('a first visit over an ordinary line is painted in our own fonts, which stay at another width', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  // A browser beside busy processes may be too late with a font, and `optional` then keeps the stand-in.
  await expect(async () => {
    const visitor = await another({ viewport: SIZES[0] })
    const cdp = await visitor.context().newCDPSession(visitor)
    await cdp.send('Network.emulateNetworkConditions', ORDINARY_LINE)
    await visitor.goto(`/gift/${slug}`)
    await visitor.evaluate(() => document.fonts.ready)
    for (const viewport of SIZES) {
      await visitor.setViewportSize(viewport)
      expect(await paintedFonts(visitor, 'h1')).toEqual(['Besley'])
      expect(await paintedFonts(visitor, '#ideas + p')).toEqual(['Atkinson Hyperlegible Next'])
      expect(await paintedFonts(visitor, '.tag .button')).toEqual(['Atkinson Hyperlegible Next'])
    }
  }).toPass({ timeout: 30_000 })
})

/** From now on, writes down what moves without anybody having touched the page, and by how much. */
async function startWatching(page: Page): Promise<void> {
  await page.evaluate(() => {
    const since = performance.now()
    document.documentElement.dataset.shifted = ''
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        if (startTime < since) continue
        const moved = sources.map(({ node }) => node?.nodeName).join(' ')
        document.documentElement.dataset.shifted += `${value.toFixed(4)} ${moved}; `
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scripts of the build, held until released. */
async function holdScripts(page: Page) {
  let open = () => {}
  let gate = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return {
    hold: () => void (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
  }
}

/** The families that the first element of a kind was painted in. */
async function paintedFonts(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  return [...new Set(fonts.map(({ familyName }) => familyName))]
}
