import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfile } from '../profiles.ts'
import { textOf } from '#test/read-page.ts'

test('the privacy page names every cookie and record that a busy browser ends up with', async ({ page }) => {
  await test.step('a profile before signing in, both quizzes, an account', async () => {
    await page.goto('/create-gift-profile')
    await fillProfile(page)
    await page.getByRole('button', { name: 'Create Gift Profile' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/quiz/start')
    await page.getByLabel('Your name').fill('Rosa')
    await page.getByLabel("Your partner's name").fill('Otto')
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page).toHaveURL(/\/quiz\/question\/1/)
    await page.goto('/portal/profile')
    await expect(page).toHaveURL('/signin')
    await signIn(page)
    await page.goto('/portal/profile')
  })
  const names = await storedNamesIn(page)
  expect(names).toContain('wishfolio.session_token')
  expect(names).toContain('react-router-scroll-positions')
  expect(names.length).toBeGreaterThan(2)
  const [main = ''] = /<main[^]*<\/main>/.exec(await (await page.request.get('/privacy')).text()) ?? []
  const words = textOf(main)
  expect(names.filter((name) => !words.includes(name))).toEqual([])
})

/** The names of everything that the site keeps in this browser. */
async function storedNamesIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const records = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...records]
}
