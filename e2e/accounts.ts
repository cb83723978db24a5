import { expect, type Page } from '@playwright/test'
import { PASSWORD, signedIn } from '#test/make.ts'
import type { ServerProcess } from '#test/server-process.ts'
import { siteOf } from './profiles.ts'

let people = 0

/** An address nobody else has. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@example.org`
}

/** Fills the auth form that is open and sends it by its button. */
export async function sendAuthForm(
  page: Page,
  button: 'Sign In' | 'Sign Up',
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

/** Fills and sends the sign-up form. */
export async function sendSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await sendAuthForm(page, 'Sign Up', email)
  await expect(page.getByRole('heading', { name: 'Check your email to confirm your account' })).toBeVisible()
}

/** Opens the link in somebody's newest mail with this subject, as the outbox page shows it, once so many have come. */
export async function openMailedLink(
  page: Page,
  server: Pick<ServerProcess, 'outbox'>,
  email: string,
  subject = 'Confirm your email for Wishfolio',
  letters = 1,
): Promise<void> {
  const mails = page
    .getByRole('article')
    .filter({ hasText: `To: ${email}` })
    .filter({ hasText: `Subject: ${subject}` })
  await expect(async () => {
    await page.goto(server.outbox ?? '')
    await expect(mails).toHaveCount(letters, { timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await mails.first().getByRole('link').first().click()
}

/** Fills and sends the sign-in form. */
export async function sendSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
}

/** A new person with an account, signed in, by posting the forms that the journeys on accounts fill by hand. */
export async function signUpAndIn(page: Page, server: Pick<ServerProcess, 'outbox'>): Promise<string> {
  const email = newEmail()
  await signedIn({ mails: () => mailsTo(page, server, email) }, siteOf(page), email)
  await page.goto('/portal/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
  return email
}

/** The mails to an address as the outbox page shows them, once one has come. */
async function mailsTo(page: Page, { outbox = '' }: Pick<ServerProcess, 'outbox'>, email: string) {
  let mails: string[] = []
  await expect(async () => {
    const shown = await (await page.request.get(outbox)).text()
    mails = shown.split('<article>').filter((mail) => mail.includes(`To: ${email}\n`))
    expect(mails).not.toEqual([])
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] })
  return mails.map((mail) => mail.replaceAll('&amp;', '&'))
}
