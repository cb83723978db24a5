import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sendSignIn, signUpAndIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { fillProfile } from './profiles.ts'
import { PASSWORD } from '#test/make.ts'

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
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
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
  await expect(phone.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await sendSignIn(phone, email)
  await expect(profile(phone)).toHaveCount(1)

  await sendSignIn(page, email)
  await expect(profile(page)).toHaveCount(1)
  await page.reload()
  await expect(profile(page)).toHaveCount(1)
})

test('a profile filled in before signing in is saved in the same tab, also after a reload', async ({
  page,
  server,
  another,
}) => {
  const email = await signUpAndIn(await another(), server)
  await fillAsStranger(page)
  await page.reload()
  await sendSignIn(page, email)
  await expect(profile(page)).toHaveCount(1)
  await expect(page.getByText('Incomplete')).toBeVisible()
})

test('when saving fails it says so, loses nothing, and the next visit heals it', async ({
  page,
  server,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 500/, 'the test makes saving fail')
  const email = await signUpAndIn(await another(), server)
  await fillAsStranger(page)
  await makeSavingFail(page)
  await sendSignIn(page, email)
  await expect(page.getByText('Failed to save temporary profile')).toBeVisible()
  await expect(profile(page)).toHaveCount(0)

  await page.unrouteAll()
  await page.reload()
  await expect(profile(page)).toHaveCount(1)
})

/** What goes along with the sign-in is cut off, and the portal's own attempt is answered with a failure. */
async function makeSavingFail(page: Page): Promise<void> {
  await page.route('**/portal/keep-temporary-profile.data**', (route) => route.fulfill({ status: 500 }))
  await page.route('**/signin.data**', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(/&?temporary_profile=[^&]*/, '') }),
  )
}

const inThisTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('wishfolio.temporary-profile'))

test('signing out takes a waiting profile along', async ({ page, server, another, allowConsole }) => {
  allowConsole(/status of 500/, 'the test makes saving fail')
  const email = await signUpAndIn(await another(), server)
  await fillAsStranger(page)
  await makeSavingFail(page)
  await sendSignIn(page, email)
  await expect(page.getByText('Failed to save temporary profile')).toBeVisible()
  expect(await inThisTab(page)).toContain('Dad')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await inThisTab(page)).toBeNull()
})
