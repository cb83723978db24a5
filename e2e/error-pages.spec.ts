import type { Locator, Page } from '@playwright/test'
import { innerWordsIn } from '#test/failing-database.ts'
import { signInWithProfile } from './accounts.ts'
import { expect, test } from './fixtures.ts'

const WIDTH = 360
test('pages that are missing or closed have a way out', async ({ another, allowConsole }) => {
  allowConsole(/status of 40[34]/, 'such a page is answered with its status')
  const { slug, idea } = await signInWithProfile(await another(), { complete: false })
  const page = await another({ viewport: { width: WIDTH, height: 740 } })
  for (const [path, status, title] of [
    ['/no/such/page', 404, 'This parcel went astray'],
    [`/gift/${slug}/take?idea=${idea('a kite')}`, 403, 'Profile Not Available'],
    ['/gift/nobody-23456789abcd', 404, 'Profile Not Available'],
    [`/gift/${slug}`, 403, 'Profile Not Available'],
  ] as const) {
    await expectErrorPage(page, path, status, title)
    await expectWayOut(page)
  }
})

async function expectErrorPage(page: Page, path: string, status: number, title: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  expect(innerWordsIn(await answer?.text())).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Wishfolio`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
}

async function expectWayOut(page: Page): Promise<void> {
  await wayOut(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Gift Profile' })).toBeVisible()
}

function wayOut(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Back to Home' })
}
