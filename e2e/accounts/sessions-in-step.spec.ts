import type { Locator, Page } from '@playwright/test'
import { sendAuthForm, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { post } from '../profiles.ts'
import { awake, toast } from '../toasts.ts'
import { PASSWORD } from '#test/make.ts'

const TICK_MS = 30_000
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('signing out in one tab signs out the others, and signing in signs them in', async ({ page }) => {
  const email = await signIn(page)
  await page.goto('/portal/profile')
  const [portal, home] = [await openTab(page, '/portal/settings'), await openTab(page, '/')]
  await expect(inBar(home, email)).toBeVisible()

  await inBar(page, 'Sign Out').click()
  await expect(page).toHaveURL('/')
  await expect(portal).toHaveURL('/signin')
  await expect(inBar(home, 'Sign In')).toBeVisible()
  await expect(inBar(home, email)).toHaveCount(0)
  await expect(home).toHaveURL('/')

  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(inBar(page, email)).toBeVisible()
  await expect(inBar(home, email)).toBeVisible()
  await expect(home).toHaveURL('/')
  await expect(portal.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0)
  await expect(inBar(portal, email)).toBeVisible()
  for (const tab of [portal, home]) expect(await neverReloaded(tab)).toBe(true)
})

test('signing out the other devices is noticed there at the next tick, and signing in leads back', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 401.*auth\/session/, 'the session is asked for after it ended')
  allowConsole(/ERR_CONNECTION_REFUSED/, 'the server cannot be reached for a while')
  await page.clock.install()
  const email = await signIn(page)
  await page.goto('/portal/settings/email')

  await test.step('while the server cannot be reached nobody is signed out and nothing typed is lost', async () => {
    const isAsItWas = async () => {
      await expect(page).toHaveURL('/portal/settings/email')
      await expect(page.getByLabel('Email')).toHaveValue('half-typed@exa')
      await expect(inBar(page, email)).toBeVisible()
      await expect(toast(page, 'Auth session missing!')).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    await page.getByLabel('Email').fill('half-typed@exa')
    await page.route('**/*', (route) => route.abort('connectionrefused'))
    const unanswered = page.waitForEvent('requestfailed', asked)
    await page.clock.fastForward(TICK_MS)
    await unanswered
    await isAsItWas()

    await page.unrouteAll()
    const answered = page.waitForEvent('requestfinished', asked)
    await page.clock.fastForward(TICK_MS)
    expect((await (await answered).response())?.status()).toBe(200)
    await isAsItWas()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.getByRole('link', { name: 'Change Email' }).click()
  })

  const phone = await another({ userAgent: IPHONE })
  await post(phone, '/signin', { email, password: PASSWORD })
  await phone.goto('/portal/settings')

  await test.step('the list names both devices, and which one this is', async () => {
    await expect(devices(phone)).toHaveCount(2)
    const this_one = devices(phone).filter({ hasText: 'This device' })
    await expect(this_one).toHaveCount(1)
    await expect(this_one).toContainText('Safari on iPhone')
    await expect(devices(phone).filter({ hasNotText: 'This device' })).toContainText('Chrome on Linux')
  })

  await test.step('the other one is ended', async () => {
    await phone.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(toast(phone, 'Signed out on that device')).toBeVisible()
    await expect(devices(phone)).toHaveCount(1)
    await expect(devices(phone)).toContainText('This device')
    await expect(phone.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0)
  })

  await test.step('the other one notices by itself', async () => {
    await expect(page).toHaveURL('/portal/settings/email')
    await page.clock.fastForward(TICK_MS)
    await expect(toast(page, 'Auth session missing!')).toBeVisible()
    await expect(page).toHaveURL('/signin')
    await expect(inBar(page, 'Sign In')).toBeVisible()
  })

  await test.step('signing in leads back to the page that was wanted', async () => {
    await sendAuthForm(page, 'Sign In', email)
    await expect(page).toHaveURL('/portal/settings/email')
    await expect(inBar(page, email)).toBeVisible()
  })
})

const asked = (request: { url(): string }) => request.url().endsWith('/auth/session')

/** Another tab of the same browser, which remembers whether it was loaded anew. */
async function openTab(beside: Page, path: string): Promise<Page> {
  const tab = await beside.context().newPage()
  await tab.goto(path)
  await awake(tab)
  await tab.evaluate(() => (document.body.dataset.opened = 'once'))
  return tab
}

function neverReloaded(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.body.dataset.opened === 'once')
}

function inBar(page: Page, words: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByText(words, { exact: true })
    .filter({ visible: true })
}

function devices(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: 'signed in since' })
}
