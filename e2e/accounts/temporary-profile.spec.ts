import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, sendSignIn, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { fillProfile, post } from '../profiles.ts'
import { toast } from '../toasts.ts'

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

/** Somebody with an account who is not signed in. */
async function accountOf(page: Page): Promise<string> {
  const email = await signIn(page)
  await page.context().clearCookies()
  return email
}

const inThisTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('wishfolio.temporary-profile'))
const profile = (page: Page) => page.getByRole('heading', { name: 'Dad', exact: true })

/** The portal asks about the ideas of the temporary profile, and shows it in the list. */
async function isAsked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/portal\/profile\?created=[\w-]+$/)
  const question = page.getByRole('dialog', { name: 'A profile for Dad' })
  await expect(question.getByRole('link', { name: 'Generate Suggestions' })).toBeVisible()
  await question.getByRole('link', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/portal/profile')
  await expect(profile(page)).toHaveCount(1)
}

test('the dialog opens again after it was closed, and whoever comes back finds what was typed', async ({
  page,
}) => {
  await fillAsStranger(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await dialog.getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Recipient name')).toHaveValue('Dad')
  await page.reload()
  await expect(page.getByLabel('Recipient name')).toHaveValue('Dad')
})

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
  await isAsked(phone)

  await sendSignIn(page, email)
  await isAsked(page)
  await page.reload()
  await expect(profile(page)).toHaveCount(1)
})

test('a profile filled in before signing in is saved in the same tab, also after a reload', async ({
  page,
}) => {
  const email = await accountOf(page)
  await fillAsStranger(page)
  expect(await inThisTab(page)).toContain('"saved":false')
  await page.reload()
  await sendSignIn(page, email)
  await expect(page).toHaveURL(/created=/)
  const id = new URL(page.url()).searchParams.get('created') ?? ''
  await isAsked(page)
  await expect(page.getByText('Incomplete')).toBeVisible()
  await expect.poll(() => inThisTab(page)).toBeNull()

  await test.step('the dialog leads to sign-in, and an account that has the profile already keeps one', async () => {
    await post(page, `/portal/suggestions/${id}`, { version: '0', suggestion: 'A kite' })
    await post(page, `/portal/profile/${id}/status`, { status: 'complete', sure: 'on' })
    await page.context().clearCookies()
    await fillAsStranger(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/signin')
    await sendAuthForm(page, 'Sign In', email)
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
    await expect(profile(page)).toHaveCount(1)
    await expect.poll(() => inThisTab(page)).toBeNull()
  })
})

test('when saving fails it says so, loses nothing, and the next visit heals it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500|ERR_FAILED/, 'the test makes saving fail')
  const saving = '**/portal/keep-temporary-profile.data**'
  const email = await accountOf(page)
  await fillAsStranger(page)

  await test.step('answered with a failure', async () => {
    await page.route(saving, (route) => route.fulfill({ status: 500 }))
    // What goes along with the sign-in is cut off, so that the portal makes its own attempt.
    await page.route('**/signin.data**', (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace(/&?temporary_profile=[^&]*/, ''),
      }),
    )
    await sendSignIn(page, email)
    await itWaits()
  })

  await test.step('not reaching the server', async () => {
    await page.unrouteAll()
    await page.route(saving, (route) => route.abort())
    await page.reload()
    await itWaits()
  })

  const waiting = (await inThisTab(page)) ?? ''
  await test.step('the next visit', async () => {
    await page.unrouteAll()
    await page.reload()
    await isAsked(page)
    await expect.poll(() => inThisTab(page)).toBeNull()
  })

  await test.step('signing out takes a temporary profile along', async () => {
    // As in a tab that was duplicated while the profile waited.
    await page.evaluate((stored) => sessionStorage.setItem('wishfolio.temporary-profile', stored), waiting)
    await page.route(saving, (route) => route.abort())
    await page.reload()
    await expect(toast(page, 'Failed to save temporary profile')).toBeVisible()
    expect(await inThisTab(page)).toContain('Dad')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    expect(await inThisTab(page)).toBeNull()
  })

  async function itWaits(): Promise<void> {
    await expect(toast(page, 'Failed to save temporary profile')).toBeVisible()
    await expect(profile(page)).toHaveCount(0)
    expect(await inThisTab(page)).toContain('"saved":false')
  }
})
