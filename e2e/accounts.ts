import { expect, type Page } from '@playwright/test'
import { type MadeProfile, PASSWORD } from '#test/make.ts'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { unescaped } from '#test/read-page.ts'
import { postedProfile } from './profiles.ts'
import { emailOf, sessionCookieOf } from './template.ts'

let people = 0
let signedIn = 0

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
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
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

/** The path of the link that begins so in somebody's newest mail with one. */
export async function mailedPath(
  { request }: Page,
  { outbox = '' }: Pick<ServerProcess, 'outbox'>,
  email: string,
  beginning: string,
): Promise<string> {
  let path: string | undefined
  await expect(async () => {
    const mails = (await (await request.get(outbox)).text()).split('<article>')
    const links = mails.find((mail) => mail.includes(`To: ${email}`) && mail.includes(beginning))
    path = links && new RegExp(`"https?://[^/]+(${beginning}[^"]*)"`).exec(links)?.[1]
    expect(path).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return unescaped(path ?? '')
}

/** Says yes to a verification link that was opened where nobody signed up. */
export async function sayYes(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your address?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, verify my email' }).click()
}

/** Fills and sends the sign-in form. */
export async function sendSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  const opened = page.getByRole('heading', { level: 1, name: 'My Profiles' })
  await expect(opened).toBeVisible()
}

/** Signs in somebody who has an account and no profile yet, by the cookie of a session; the page stays where it is. */
export async function signIn(page: Page): Promise<string> {
  signedIn += 1
  await page.context().addCookies([{ ...sessionCookieOf(signedIn), domain: '127.0.0.1', path: '/' }])
  return emailOf(signedIn)
}

/** The same, and what they have then: a profile, made by posting its form too. */
export async function signInWithProfile(
  page: Page,
  profile?: Parameters<typeof postedProfile>[1],
): Promise<MadeProfile> {
  await signIn(page)
  return postedProfile(page, profile)
}

/** A device that keeps passkeys and always finds its owner there; so one that is offered in a field is chosen at once. */
export async function withDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}
