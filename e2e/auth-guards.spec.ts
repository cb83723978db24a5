import { sql } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, sendSignIn, sendSignUp } from './accounts.ts'
import { expect } from './fixtures.ts'
import { test } from './server-lives.ts'
import { said } from './toasts.ts'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { startMailServer } from '#test/mail-server.ts'

const TOO_OFTEN = 'Too many wrong tries. Please wait 15 minutes and try again.'
const FAILURES = 10
const LETTERS = 5

test('ten wrong passwords keep this client out, and nobody elsewhere who knows the right one', async ({
  start,
  another,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 4(01|29)/, 'a refused sign-in is answered with its status')
  const mail = await startMailServer()
  const server = await start({
    SMTP_URL: mail.url,
    SUPPORT_EMAIL: 'help@wishes.example',
    TRUST_PROXY: '127.0.0.0/8',
  })
  const from = (address: string) =>
    another({ baseURL: server.url, extraHTTPHeaders: { 'X-Forwarded-For': address } })
  const [owner, guesser] = [await from('192.0.2.1'), await from('198.51.100.7')]
  const email = newEmail()
  await sendSignUp(owner, email)
  const letter = (await mail.emailTo(email)).replace(/=\n/g, '').replaceAll('=3D', '=')
  await owner.goto(/http\S+\/auth\/callback\?token=[\w-]+/.exec(letter)?.[0] ?? '')
  await expect(owner.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()

  await guesser.goto('/signin')
  for (let number = 1; number <= FAILURES; number++) {
    expect(await answerTo(guesser, email, `guess ${number}`)).toBe(401)
  }
  expect(await answerTo(guesser, email, 'correct horse')).toBe(429)
  await expect(said(guesser, TOO_OFTEN)).toBeVisible()
  await expect(guesser.getByLabel('Email')).toHaveValue(email)
  await owner.getByRole('link', { name: 'Go to Dashboard' }).click()
  await mail.close()
})

test('whoever asks for more letters than an hour allows reads the same answer, with or without an account', async ({
  start,
  another,
}) => {
  const server = await start()
  const page = await another({ baseURL: server.url })
  const known = newEmail()
  await sendSignUp(page, known)
  await openMailedLink(page, server, known)
  for (const [email, had] of [
    [known, 1],
    [newEmail(), 0],
  ] as const) {
    for (let number = had + 1; number <= LETTERS + 1; number++) {
      await page.goto('/reset-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
      await expect(page.getByText('Check your inbox')).toBeVisible()
    }
  }
})

test('a link that is a day old says so and offers a new one, which works', async ({
  start,
  folder,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 410|ERR_CONNECTION/, 'an old link is answered with its status; the server restarts')
  const first = await start()
  const email = newEmail()
  await sendSignUp(await another({ baseURL: first.url }), email)
  await first.end('SIGTERM')
  const database = await openEmbedded(folder)
  await database.db.execute(sql`update pending_sign_ups set expires_at = now() - interval '1 second'`)
  await database.close()

  const server = await start({ PORT: String(first.port) })
  const page = await another({ baseURL: server.url })
  await openMailedLink(page, server, email)
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByRole('main')).toContainText(email)
  await openMailedLink(page, server, email, 'Confirm your email for Wishfolio', 2)
  await sayYes(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()
  await sendSignIn(page, email)
})

test('nobody prepares an account for somebody else’s address', async ({ start, another, allowConsole }) => {
  allowConsole(/status of 40[134]/, 'a refused sign-in and a dead link are answered with their status')
  const server = await start()
  const [stranger, owner] = [await another({ baseURL: server.url }), await another({ baseURL: server.url })]
  const email = newEmail()
  await stranger.goto('/signup')
  await sendAuthForm(stranger, 'Sign Up', email, 'a stranger’s password')
  await expect(stranger.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await sendSignUp(owner, email)
  await openMailedLink(owner, server, email, 'Confirm your email for Wishfolio', 2)
  await expect(owner.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })).toBeVisible()

  await stranger.goto('/signin')
  await sendAuthForm(stranger, 'Sign In', email, 'a stranger’s password')
  await expect(said(stranger, 'Invalid login credentials')).toBeVisible()
  await owner.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(owner.getByRole('heading', { level: 2 })).toHaveText('Who is the first gift for?')
})

/** The status that a sign-in is answered with; its form is open. */
async function answerTo(page: Page, email: string, password: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendAuthForm(page, 'Sign In', email, password)
  return (await answered).status()
}
