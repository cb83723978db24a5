import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sendAuthForm, sendSignUp, signIn } from './accounts.ts'
import { expect } from './fixtures.ts'
import { test } from './server-lives.ts'

const way = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Analytics' })
const analyticsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Analytics' })

test('analytics for the signed-in: others are shown no way to them, sent to sign in, and led back', async ({
  start,
  another,
}) => {
  const server = await start({ ANALYTICS_ACCESS: 'signed-in' })
  const page = await another({ baseURL: server.url })
  const email = newEmail()
  await sendSignUp(page, email)
  await openMailedLink(page, server, email)
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  const phone = await another({ baseURL: server.url })
  await phone.goto('/')
  await expect(way(phone)).toHaveCount(0)
  await phone.goto('/analytics')
  await expect(phone).toHaveURL('/signin')
  await sendAuthForm(phone, 'Sign In', email)
  await expect(phone).toHaveURL('/analytics')
  await page.goto('/analytics')
  await expect(analyticsHeading(page)).toBeVisible()
  await page.goto('/')
  await way(page).click()
  await expect(analyticsHeading(page)).toBeVisible()
})

test('analytics for one address: its owner finds the way to them, another account neither the way nor the page', async ({
  start,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 403/, 'a page that is not for everybody is answered with its status')
  const email = newEmail()
  const server = await start({ ANALYTICS_ACCESS: email })
  const [page, other] = [await another({ baseURL: server.url }), await another({ baseURL: server.url })]
  await sendSignUp(page, email)
  await openMailedLink(page, server, email)
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await way(page).click()
  await expect(analyticsHeading(page)).toBeVisible()

  await signIn(other)
  await other.goto('/portal/profile')
  await expect(way(other)).toHaveCount(0)
  await other.goto('/analytics')
  await expect(other.getByRole('heading', { level: 1, name: 'This page is private' })).toBeVisible()
  await other.getByRole('link', { name: 'Back to Home' }).click()
  await expect(way(other)).toHaveCount(0)
})
