import type { Page } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { ideaOn, post, takeButton, takenButton } from './profiles.ts'

const IDEAS = Array.from({ length: 15 }, (_, number) => `Idea ${number + 11} for windy days`)
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const viewport of SIZES) {
  test(`at ${viewport.width} px nothing jumps when scripts come late, and it can be read before`, async ({
    page: owner,
    another,
  }) => {
    const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
    const phone = viewport.width < 600
    const visitor = await another({ viewport, isMobile: phone, hasTouch: phone })
    await visitor.goto(`/gift/${slug}`)
    await takeButton(visitor, 'Idea 12 ').click()
    await visitor.getByRole('button', { name: 'Yes, mark as taken' }).click()
    await expect(ideaOn(visitor, 'Idea 12 ').getByText('You took this')).toBeVisible()
    await visitor.evaluate(
      (kept) => sessionStorage.setItem('wishfolio.shop-visit', kept),
      JSON.stringify({ slug, idea: IDEAS[0] }),
    )

    const scripts = await holdFiles(visitor, 'js')
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

test('a first visit waits for no fonts, a second one has them', async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      const faces = await document.fonts.ready
      return [...faces]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishfolio.fonts'))).not.toBeNull()
  expect(await loaded()).not.toContain('Besley')
  await page.reload()
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Besley', 'Atkinson']))
})

test('nothing jumps when another idea is taken meanwhile, also the first', async ({
  page: owner,
  another,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another({ viewport: SIZES[0], isMobile: true })
  const live = visitor.waitForResponse(`**/gift/${slug}/live*`)
  await visitor.goto(`/gift/${slug}`)
  await live
  await visitor.evaluate(() => document.fonts.ready)
  await startWatching(visitor)
  await post(owner, `/gift/${slug}/take`, { idea: IDEAS[0] ?? '' })
  await expect(visitor.getByRole('navigation', { name: 'Which ideas to show' })).toBeVisible()
  expect(await visitor.locator('html').getAttribute('data-shifted')).toBe('')
})

test('what is taken before the scripts have come shows when they have', async ({ page: owner, another }) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another()
  const scripts = await holdFiles(visitor, 'js')
  scripts.hold()
  await visitor.goto(`/gift/${slug}`, { waitUntil: 'commit' })
  await expect(takeButton(visitor, 'Idea 25 ')).toBeVisible()
  await post(owner, `/gift/${slug}/take`, { idea: IDEAS[0] ?? '' })
  scripts.release()
  await expect(takenButton(visitor, 'Idea 11 ')).toBeVisible()
})

test('the stylesheet that follows the first styles lays nearly nothing out anew', async ({
  page: owner,
  another,
  browser,
}) => {
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another({ viewport: SIZES[0], isMobile: true })
  const scripts = await holdFiles(visitor, 'js')
  const styles = await holdFiles(visitor, 'css')
  scripts.hold()
  styles.hold()
  await visitor.goto(`/gift/${slug}`, { waitUntil: 'commit' })
  const button = takeButton(visitor, 'Idea 25 ')
  await expect(button).toBeVisible()
  await expect(button).toHaveCSS('cursor', 'default')
  await browser.startTracing(visitor, { categories: ['devtools.timeline'] })
  styles.release()
  await expect(button).toHaveCSS('cursor', 'pointer')
  // A frame drawn with it.
  await visitor.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  const layouts = layoutsOf(await browser.stopTracing())
  const most = Math.max(...layouts.map(({ dirtyObjects }) => dirtyObjects))
  const all = Math.max(...layouts.map(({ totalObjects }) => totalObjects))
  expect(all).toBeGreaterThan(200)
  expect(most / all).toBeLessThan(0.1)
  scripts.release()
  await expect(visitor.getByRole('button', { name: 'Copy URL' })).toBeVisible()
})

for (const [what, ideas] of Object.entries({ 'a short': IDEAS.slice(0, 3), 'a long': IDEAS })) {
  test(`${what} list is drawn before the whole stylesheet has come`, async ({ page: owner, another }) => {
    const { slug } = await signInWithProfile(owner, { ideas })
    const visitor = await another({ viewport: SIZES[0], isMobile: true })
    const styles = await holdFiles(visitor, 'css')
    styles.hold()
    await visitor.goto(`/gift/${slug}`, { waitUntil: 'commit' })
    const painted = () =>
      visitor.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted).toBe(1)
    styles.release()
    await expect(takeButton(visitor, 'Idea 12 ')).toHaveCSS('cursor', 'pointer')
  })
}

/** How many boxes each layout had to look at, and how many there were. */
function layoutsOf(trace: Buffer): { dirtyObjects: number; totalObjects: number }[] {
  type Event = { name: string; args: { beginData?: { dirtyObjects: number; totalObjects: number } } }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  return traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData] : [],
  )
}

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

/** Files of the build, by how their names end. */
async function holdFiles(page: Page, ending: 'js' | 'css') {
  let open = () => {}
  let gate = Promise.resolve()
  await page.route(`**/assets/*.${ending}`, async (route) => {
    await gate
    await route.continue()
  })
  return {
    hold: () => void (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
  }
}
