import type { Page } from '@playwright/test'
import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { postedGathering, takeButton } from '../profiles.ts'
import { wrongOnPhones } from './large-text.ts'
import { awake } from '../toasts.ts'

const softly = expect.configure({ soft: true })

test('with text of twice the size no word of toasts, dialogs and the bar of Undo breaks or sticks out', async ({
  page,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await page.clock.install()
  await page.goto(`/portal/share/${id}`)
  await awake(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  softly(await wrongOnPhones(page), 'a toast').toEqual([])

  await page.clock.resume()
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await awake(page)
  await page
    .getByRole('button', { name: /^Remove suggestion/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo in the editor').toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  const tops = await page
    .locator('.undo-offer > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  softly(Math.max(...tops.map(({ top }) => top)), 'one line').toBeLessThan(
    Math.min(...tops.map(({ bottom }) => bottom)),
  )

  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Delete' }).click()
  softly(await wrongOnPhones(page), 'the question before deleting').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  softly(await wrongOnPhones(page), 'the bar of Undo, and the toast').toEqual([])
  expect((await page.request.get(`/gift/${slug}`)).status()).toBe(404)
})

const SCREENS = [
  [320, '140%'],
  [360, '100%'],
  [360, '200%'],
  [1280, '200%'],
] as const

test('no menu leaves the screen, at any size of text', async ({ page, another }) => {
  const profile = await signInWithProfile(page, { ideas: ['A kite'] })
  const { id } = await postedGathering(page, [profile])
  const visitor = await another()
  const opened = async (on: Page, address: string, summary: string, width: number, text: string) => {
    await on.setViewportSize({ width, height: 740 })
    await on.goto(address)
    await awake(on)
    await on.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    await on.locator(`${summary}:visible`).first().click()
    return on.locator('.menu[open] > .menu-panel').evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect()
      return { left: left >= 0, right: right <= innerWidth, words: panel.scrollWidth <= panel.clientWidth }
    })
  }
  const within = { left: true, right: true, words: true }
  for (const [width, text] of SCREENS) {
    for (const [address, summary] of [
      [`/portal/gatherings/${id}`, 'main .menu > summary'],
      ['/portal/profile', 'main .menu > summary'],
      [`/portal/suggestions/${profile.id}`, '.heading-actions .menu > summary'],
      [`/portal/suggestions/${profile.id}`, '.tag .menu > summary'],
    ] as const)
      softly(
        await opened(page, address, summary, width, text),
        `${summary} of ${address}, ${width} px, ${text}`,
      ).toEqual(within)
    if (width > 700) continue
    const head = await opened(visitor, `/gift/${profile.slug}`, 'header .menu > summary', width, text)
    softly(head, `the page's own, ${width} px, ${text}`).toEqual(within)
  }
})

test('with large text the question before a take breaks no word of the idea, and its buttons are in sight', async ({
  page,
  another,
}) => {
  const idea =
    'Watercolour painting lessons on Saturdays, with everything that is needed for the first picture'
  const { slug, idea: idOf } = await signInWithProfile(page, { ideas: [idea] })
  const visitor = await another()
  const broken = () =>
    visitor.locator('.asked > .tag-title').evaluate((title) => {
      // A translated page has its words in further elements.
      const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode()
      return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text as Text, index)
        range.setEnd(text as Text, index + word.length)
        const [box, ...more] = range.getClientRects()
        return more.length > 0 || (box?.right ?? 0) > innerWidth ? [word] : []
      })
    })
  for (const text of ['100%', '140%', '200%']) {
    await visitor.setViewportSize({ width: 360, height: 740 })
    await visitor.goto(`/gift/${slug}`)
    await awake(visitor)
    await visitor.evaluate((size) => (document.documentElement.style.fontSize = size), text)
    await takeButton(visitor, idea).click()
    softly(await broken(), text).toEqual([])
    for (const name of ['Cancel', 'Yes, mark as taken'])
      await expect(visitor.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await visitor.goto(`/gift/${slug}/take?idea=${idOf(idea)}`)
  await awake(visitor)
  softly(await wrongOnPhones(visitor), 'the page that asks without JavaScript').toEqual([])
})
