import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, takeButton, takeByPost } from '../profiles.ts'

const IDEAS = Array.from({ length: 15 }, (_, number) => `Idea ${number + 11} for windy days`)
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
    // Our faces are there from the second page on; the only one of some machines is so wide that buttons wrap.
    await visitor.goto('/')
    await visitor.evaluate(() => document.fonts.ready)
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

/** From now on, writes down what moves without anybody having touched the page, but for what is in a tag that was taken. */
async function startWatching(page: Page): Promise<void> {
  await page.evaluate(() => {
    const since = performance.now()
    document.documentElement.dataset.shifted = ''
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        if (startTime < since) continue
        const moved = sources.flatMap(({ node }) =>
          node?.isConnected && !node.parentElement?.closest('.tag[data-tied=true]') ? [node.nodeName] : [],
        )
        if (moved.length > 0)
          document.documentElement.dataset.shifted += `${value.toFixed(4)} ${moved.join(' ')}; `
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
