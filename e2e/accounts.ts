import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import type { ServerProcess } from '#test/server-process.ts'

let people = 0

/** An address nobody else has. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@example.org`
}

/** Fills and sends the sign-up form. */
export async function sendSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email to confirm your account' })).toBeVisible()
}

/** Opens the link in somebody's mail with this subject, as the outbox page shows it. */
export async function openMailedLink(
  page: Page,
  server: ServerProcess,
  email: string,
  subject = 'Confirm your email for Wishfolio',
): Promise<void> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `To: ${email}` })
    .filter({ hasText: `Subject: ${subject}` })
    .first()
  await expect(async () => {
    await page.goto(server.outbox ?? '')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await mail.getByRole('link').first().click()
}

/** Fills and sends the sign-in form. */
export async function sendSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
}

/** A new person with an account, signed in, all through the screens. */
export async function signUpAndIn(page: Page, server: ServerProcess): Promise<string> {
  const email = newEmail()
  await sendSignUp(page, email)
  await openMailedLink(page, server, email)
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await sendSignIn(page, email)
  return email
}
