import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { shownBy } from '#test/data/authenticator-app.ts'
import { PASSWORD } from '#test/make.ts'
import { sendAuthForm, sendSignIn, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { wordsOf } from '../every-screen/translated.ts'
import { toast } from '../toasts.ts'

const HALF_MINUTE_MS = 30_000

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible()
}

async function type(page: Page, label: 'Code' | 'Recovery code', code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toHaveCount(0)
}

const signedIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Profiles' })

/** What tabs tell each other in a page's browser from now on. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    new BroadcastChannel('wishfolio.auth').addEventListener('message', ({ data }) => heard.push(data))
  })
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
}

test('two-step sign-in is turned on after a proof, asks for a code, a recovery code or nothing, and is turned off', async ({
  page,
  context,
  another,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of (401|422)/, 'refused codes are answered with their status')
  const email = await signIn(page)
  await page.goto('/portal/settings')
  await page.getByRole('link', { name: 'Turn on two-step sign-in' }).click()
  const turnOn = page.getByRole('button', { name: 'Turn on' })
  const prove = page.getByRole('button', { name: 'Continue' })
  await expect(turnOn.or(prove)).toBeVisible()
  if (await prove.isVisible()) {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await prove.click()
  }
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const key = await page.getByLabel('Key for the app').inputValue()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await turnOn.click()
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Key for the app')).toHaveValue(key)
  await page.getByLabel('Code', { exact: true }).fill(shownBy(key, new Date()))
  await turnOn.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your recovery codes' })).toBeVisible()
  const codes = await wordsOf(page.locator('main code'))
  expect(codes).toHaveLength(10)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a text file' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await signOut(page)

  await test.step('a code of the app, once, and every tab hears of it', async () => {
    const tab = await context.newPage()
    await tab.goto('/')
    const heard = await listen(tab)
    await enter(page, email)
    const code = shownBy(key, new Date(Date.now() + HALF_MINUTE_MS))
    await page.getByLabel('Don’t ask on this device for 30 days').check()
    await type(page, 'Code', code)
    await expect(signedIn(page)).toBeVisible()
    await expect.poll(async () => (await heard()).at(-1)).toBe('MFA_CHALLENGE_VERIFIED')
    await tab.close()

    const thief = await another()
    await enter(thief, email)
    await type(thief, 'Code', code)
    await expect(thief.getByText('This code is not right, or it was used before').first()).toBeVisible()
    await expect(thief).toHaveURL(/\/signin\/second-step$/)
  })

  await test.step('this device is not asked again', async () => {
    await signOut(page)
    await sendSignIn(page, email)
  })

  await test.step('a recovery code on another device', async () => {
    const phone = await another()
    await enter(phone, email)
    await phone.getByRole('link', { name: 'Use a recovery code instead' }).click()
    await type(phone, 'Recovery code', codes[0] ?? '')
    await expect(signedIn(phone)).toBeVisible()
    await phone.goto('/portal/settings')
    await expect(phone.getByText('9 recovery codes are left.')).toBeVisible()
  })

  await test.step('turned off', async () => {
    await page.goto('/portal/settings')
    await page.getByRole('link', { name: 'Recovery codes and turning off' }).click()
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
    await expect(toast(page, 'Two-step sign-in is off')).toBeVisible()
    const phone = await another()
    await sendSignIn(phone, email)
  })
})
