import type { Locator } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { newEmail } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'

const MOST_TAPS = 18
const MOST_SCREENS = 7

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('the first way, from the front page to the copied link for a child, is short', async ({
  page,
  server,
}) => {
  let taps = 0
  const screens: string[] = []
  const arrivedAt = (screen: string) => void screens.push(screen)
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  /** A field is tapped, then typed in. */
  const write = async (what: Locator, text: string) => {
    await tap(what)
    await page.keyboard.type(text)
  }
  /** What opens a list or a calendar to choose from takes a second tap. */
  const choose = async (choice: Promise<unknown>) => {
    taps += 2
    await choice
  }

  await page.goto('/')
  arrivedAt('front page')
  await tap(page.getByRole('main').getByRole('link', { name: 'Create Gift Profile' }))

  await expect(page.getByRole('heading', { name: 'Create a gift profile' })).toBeVisible()
  arrivedAt('form')
  await write(page.getByLabel('Recipient name'), 'Ben')
  await choose(page.getByLabel('Age group', { exact: true }).selectOption('0-12 years'))
  await choose(page.getByLabel('Occasion type').selectOption('Birthday'))
  await choose(page.getByLabel('Occasion date').fill('2027-03-01'))
  await write(page.getByLabel('Hobbies', { exact: true }), 'football, drawing')
  await tap(page.getByRole('button', { name: 'Create Gift Profile' }))
  const dialog = page.getByRole('dialog', { name: 'A profile for Ben' })
  await expect(dialog.locator('.tag-title'), 'the ideas seen before the account').toHaveCount(3)
  const seen = await dialog.locator('.tag-title').allTextContents()
  await tap(dialog.getByRole('link', { name: 'Create Account' }))

  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  arrivedAt('sign-up')
  const email = newEmail()
  await write(page.getByLabel('Email'), email)
  await write(page.getByLabel('Password', { exact: true }), PASSWORD)
  // The keyboard's own key sends a form.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const mail = page.getByRole('article').filter({ hasText: `To: ${email}` })
  await expect(async () => {
    await page.goto(server.outbox ?? '')
    await expect(mail).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  arrivedAt('mail')
  await tap(mail.getByRole('link').first())

  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  arrivedAt('verified')
  await tap(page.getByRole('link', { name: 'Go to Ben’s profile' }))

  await expect(page.locator('.tag-title')).toHaveCount(15)
  arrivedAt('ideas')
  await expect(page.locator('.tag-title').first()).toHaveText(seen[0] ?? '')
  await tap(page.getByRole('link', { name: 'Share', exact: true }))

  await expect(page.getByRole('heading', { name: 'Share Ben' })).toBeVisible()
  arrivedAt('share')
  await tap(page.getByRole('button', { name: 'Let others see it' }))
  await tap(page.getByRole('button', { name: 'Copy URL' }))
  await expect(toast(page, 'Profile URL copied to clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/gift\/ben-/)

  console.log(`The first way takes ${taps} taps over ${screens.length} screens: ${screens.join(', ')}`)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(screens.length).toBeLessThanOrEqual(MOST_SCREENS)
})
