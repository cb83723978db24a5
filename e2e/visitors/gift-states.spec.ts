import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, postedProfile, takeButton, takeByPost } from '../profiles.ts'

const PHONE = { width: 360, height: 740 }
const NARROWEST = { width: 320, height: 640 }
const ARABIC = 'حذاء للمشي في الجبال'
const RIGHT_TO_LEFT = {
  recipient_name: 'الجدة مريم',
  occasion_type: 'other',
  other_occasion: 'عيد الأم',
  hobbies: 'القراءة والبستنة',
}

test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

test('each state of the shared page on a phone', async ({ page, another, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'what is not available is answered with its status')
  test.slow()
  const owner = await another()
  await signIn(owner)

  await test.step('no ideas yet', async () => {
    const { slug } = await postedProfile(owner, { ideas: [] })
    await page.goto(`/gift/${slug}`)
    await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Which ideas to show' })).toHaveCount(0)
    await looksRight(page)
  })

  await test.step('a list for several pastimes is parted by them, and by its prices where it has some', async () => {
    const fields = { hobbies: 'football, drawing', gift_preferences: '', price_currency: 'EUR' }
    const { id, slug } = await postedProfile(owner, { fields, ideas: [] })
    await owner.goto(`/portal/suggestions/${id}?mode=ai`)
    await expect(owner.locator('.tag')).toHaveCount(15)
    await page.goto(`/gift/${slug}`)
    for (const name of ['Football', 'Drawing'])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    await looksRight(page)
    const limit = page.getByLabel('Price')
    // Which amounts there are depends on the ideas.
    const [, amount = ''] = (await limit.textContent())?.match(/Up to (\d+)/) ?? []
    await limit.selectOption(`Up to ${amount}`)
    const prices = page.locator('.tag').getByText(/€/)
    await expect.poll(async () => (await prices.count()) < 15).toBe(true)
    for (const price of await prices.allTextContents())
      expect(Math.max(...Array.from(price.matchAll(/\d+/g), Number)), price).toBeLessThanOrEqual(
        Number(amount),
      )
    await limit.selectOption('Any price')
    await expect(page.locator('.tag')).toHaveCount(15)
  })

  await test.step('every idea is taken', async () => {
    const ideas = ['A kite', 'A lamp']
    const { slug } = await postedProfile(owner, { ideas })
    for (const idea of ideas) await takeByPost(owner, slug, idea)
    await page.goto(`/gift/${slug}`)
    await expect(page.getByText('Every idea is taken')).toBeVisible()
    await expect(page.getByText('Every gift here has found its giver.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Taken', exact: true })).toHaveCount(2)
    await expect(page.getByRole('navigation', { name: 'Which ideas to show' })).toHaveCount(0)
    await looksRight(page)
  })

  await test.step('sixty ideas, and the last is as near as the first', async () => {
    const ideas = Array.from({ length: 60 }, (_, number) => `Idea number ${number + 1} of sixty`)
    const { slug } = await postedProfile(owner, { ideas })
    await page.goto(`/gift/${slug}`)
    await expect(page.getByText('60 of 60 still free')).toBeVisible()
    await takeButton(page, 'Idea number 60 of sixty').tap()
    await page.getByRole('button', { name: 'Yes, mark as taken' }).tap()
    await expect(page.getByText('59 of 60 still free')).toBeVisible()
    await expect(ideaOn(page, 'Idea number 60 of sixty')).toBeInViewport()
    await looksRight(page)
  })

  await test.step('right to left', async () => {
    const { slug } = await postedProfile(owner, { fields: RIGHT_TO_LEFT, ideas: [ARABIC, 'A kite'] })
    await page.goto(`/gift/${slug}`)
    const direction = (words: string) =>
      page.getByText(words, { exact: true }).evaluate((element) => getComputedStyle(element).direction)
    expect([await direction(ARABIC), await direction('A kite')]).toEqual(['rtl', 'ltr'])
    await looksRight(page)
  })
})

/** No complaint of axe in either theme, and nothing reaches over the edge of the narrowest screen. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await complaintsAbout(page)).toEqual([])
  }
  await page.setViewportSize(NARROWEST)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(NARROWEST.width)
  await page.setViewportSize(PHONE)
}
