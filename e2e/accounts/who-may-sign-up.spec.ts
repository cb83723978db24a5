import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sendAuthForm, signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { test } from '../operator/server-lives.ts'
import { fillProfile } from '../profiles.ts'

async function fillAsStranger(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/create-gift-profile`)
  await fillProfile(page, { recipient_name: 'Dad' })
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await expect(page.getByRole('dialog')).toContainText('Dad')
}

/** What says so on the pages that follow, in whatever texts the browser has parted it. */
const waiting = (page: Page) => page.getByRole('main').getByText('Dad')

test('a profile that was filled in waits in its tab for the invitation that its account needs', async ({
  page,
  another,
  start,
}) => {
  const server = await start({ SIGN_UP: 'invited' })
  const host = await another()
  await signIn(host)
  await host.goto(`${server.url}/portal/settings`)
  await host.getByRole('link', { name: 'Your invitations' }).click()
  await host.getByRole('button', { name: 'Make an invitation' }).click()
  const link = await host.getByLabel('Link of the invitation').inputValue()

  await fillAsStranger(page, server.url)
  await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).click()
  const needed = page.getByRole('heading', { name: 'To sign up here you need an invitation.' })
  await expect(needed).toBeVisible()
  await expect(waiting(page)).toBeVisible()
  await page.getByLabel('Link of the invitation').fill(link)
  await page.getByRole('button', { name: 'Go on' }).click()
  const email = newEmail()
  await sendAuthForm(page, 'Sign Up', email)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await openMailedLink(page, server, email)
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Dad’s profile' })).toBeVisible()

  await host.reload()
  await expect(host.getByText('Used', { exact: true })).toBeVisible()
  await expect(host.getByRole('button', { name: 'Withdraw' })).toBeHidden()
})

test('where nobody can sign up, a profile that was filled in waits for signing in', async ({
  page,
  start,
}) => {
  const { url } = await start({ SIGN_UP: 'closed' })
  await page.goto(url)
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sign up$/i })).toHaveCount(0)
  const email = await signIn(page)
  await page.context().clearCookies()
  await fillAsStranger(page, url)
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveCount(0)
  // By an old link.
  await page.goto(`${url}/signup`)
  await expect(page.getByRole('heading', { name: 'This Wishfolio takes no new accounts.' })).toBeVisible()
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('dialog', { name: 'A profile for Dad' })).toBeVisible()
})
