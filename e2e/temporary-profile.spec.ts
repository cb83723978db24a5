import type { Page, Route } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, sendSignIn, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { fillProfile, postedProfile } from './profiles.ts'
import { toast } from './toasts.ts'

/** Fills the profile form without an account, up to the dialog that invites to keep it. */
async function fillAsStranger(page: Page): Promise<void> {
  await page.goto('/create-gift-profile')
  await fillProfile(page, { recipient_name: 'Dad' })
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await expect(page.getByRole('dialog')).toContainText('Dad')
}

async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await sendAuthForm(page, 'Sign Up', email)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

const profile = (page: Page) => page.getByRole('heading', { name: 'Dad' })

test('a profile filled in before signing up waits on another phone, and is there once', async ({
  page,
  server,
  another,
}) => {
  const email = newEmail()
  await fillAsStranger(page)
  await createAccount(page, email)

  const phone = await another({ viewport: { width: 360, height: 740 } })
  await openMailedLink(phone, server, email)
  await sayYes(phone)
  await expect(phone.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await sendSignIn(phone, email)
  await expect(profile(phone)).toHaveCount(1)

  await sendSignIn(page, email)
  await expect(profile(page)).toHaveCount(1)
  await page.reload()
  await expect(profile(page)).toHaveCount(1)
})

test('a profile filled in before signing up is there once when the link is opened in another tab', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await fillAsStranger(page)
  await createAccount(page, email)
  const tab = await page.context().newPage()
  await openMailedLink(tab, server, email)
  await tab.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(profile(tab)).toHaveCount(1)

  await page.goto('/portal')
  await expect(profile(page)).toHaveCount(1)
  await expect.poll(() => inThisTab(page)).toBeNull()
  await page.reload()
  await expect(profile(page)).toHaveCount(1)
})

test('a profile filled in before signing up is there though its tab was closed meanwhile', async ({
  page,
  server,
}) => {
  const email = newEmail()
  const closed = await page.context().newPage()
  await fillAsStranger(closed)
  await createAccount(closed, email)
  await closed.close()
  await openMailedLink(page, server, email)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(profile(page)).toHaveCount(1)
})

test('a profile filled in before signing in is saved in the same tab, also after a reload', async ({
  page,
  another,
}) => {
  const email = await signIn(await another())
  await fillAsStranger(page)
  expect(await inThisTab(page)).toContain('"saved":false')
  await page.reload()
  await sendSignIn(page, email)
  await expect(profile(page), 'the way leads to it').toHaveText('Gift Suggestions for Dad')
  await page.goto('/portal/profile')
  await expect(profile(page)).toHaveCount(1)
  await expect(page.getByText('Incomplete')).toBeVisible()
  await expect.poll(() => inThisTab(page)).toBeNull()
})

test('the dialog leads to sign-in, and an account that has the profile already keeps one', async ({
  page,
  another,
}) => {
  const owner = await another()
  const email = await signIn(owner)
  await postedProfile(owner, { fields: { recipient_name: 'Dad' } })
  await fillAsStranger(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(profile(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
  await expect.poll(() => inThisTab(page)).toBeNull()
})

for (const [what, fail] of [
  ['is answered with a failure', (route) => route.fulfill({ status: 500 })],
  ['does not reach the server', (route) => route.abort()],
] as [string, (route: Route) => Promise<void>][]) {
  test(`when saving ${what} it says so, loses nothing, and the next visit heals it`, async ({
    page,
    another,
    allowConsole,
  }) => {
    allowConsole(/status of 500|ERR_FAILED/, 'the test makes saving fail')
    const email = await signIn(await another())
    await fillAsStranger(page)
    await makeSavingFail(page, fail)
    await sendSignIn(page, email)
    await expect(toast(page, 'Failed to save temporary profile')).toBeVisible()
    await expect(profile(page)).toHaveCount(0)
    expect(await inThisTab(page)).toContain('"saved":false')

    await page.unrouteAll()
    await page.reload()
    await expect(profile(page)).toHaveCount(1)
    await expect.poll(() => inThisTab(page)).toBeNull()
  })
}

/** What goes along with the sign-in is cut off, and the portal's own attempt fails. */
async function makeSavingFail(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/portal/keep-temporary-profile.data**', fail)
  await page.route('**/signin.data**', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(/&?temporary_profile=[^&]*/, '') }),
  )
}

const inThisTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('wishfolio.temporary-profile'))

test('signing out takes a waiting profile along', async ({ page, another, allowConsole }) => {
  allowConsole(/status of 500/, 'the test makes saving fail')
  const email = await signIn(await another())
  await fillAsStranger(page)
  await makeSavingFail(page, (route) => route.fulfill({ status: 500 }))
  await sendSignIn(page, email)
  await expect(toast(page, 'Failed to save temporary profile')).toBeVisible()
  expect(await inThisTab(page)).toContain('Dad')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await inThisTab(page)).toBeNull()
})
