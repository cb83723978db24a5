import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, sendSignUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { said } from './toasts.ts'

const verified = (page: Page) => page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })
const notValid = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This link has already been used or is not valid' })

test('the mailed link verifies, and leads on to a new profile and to the dashboard', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await sendSignUp(page, email)
  await openMailedLink(page, server, email)
  for (const [link, target] of [
    ['Create Gift Profile', '/create-gift-profile'],
    ['Go to Dashboard', '/portal/profile'],
  ] as const) {
    await expect(verified(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(target)
    await page.goBack()
  }
})

test('check your mail counts down to Send again, and takes a corrected address', async ({ page, server }) => {
  const [wrong, right] = [newEmail(), newEmail()]
  await page.clock.install()
  await sendSignUp(page, wrong)
  const again = page.getByRole('button', { name: /^Send again/ })
  await expect(again).toHaveText(/^Send again in (1:00|0:5\d)$/)
  await expect(again).toBeDisabled()
  await page.clock.fastForward(60_000)
  await expect(again).toHaveText('Send again')
  await again.click()
  await expect(again, 'the next email has its own minute').toHaveText(/^Send again in/)

  await page.getByLabel('Not your address?').fill(right)
  await page.getByRole('button', { name: 'Send to this address' }).click()
  await expect(page.getByText(`We sent an email to ${right}`)).toBeVisible()
  await openMailedLink(page, server, right)
  await expect(verified(page)).toBeVisible()
  await expect(page.getByText('You are signed in.')).toBeVisible()
})

test('a link opened elsewhere verifies by a button, and signs nobody in', async ({
  page,
  server,
  another,
}) => {
  const email = newEmail()
  await sendSignUp(page, email)
  const phone = await another({ viewport: { width: 360, height: 740 } })
  await openMailedLink(phone, server, email)
  await expect(phone.getByRole('main')).toContainText(email)
  await sayYes(phone)
  await expect(verified(phone)).toBeVisible()
  await phone.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(phone).toHaveURL('/signin')
})

test('a page that says the email is verified goes on saying so', async ({ page, server }) => {
  const email = newEmail()
  await sendSignUp(page, email)
  const letter = await page.context().newPage()
  await openMailedLink(letter, server, email)
  await expect(verified(letter)).toBeVisible()
  await expect(
    letter.getByRole('navigation', { name: 'Main' }).getByText(email).filter({ visible: true }),
  ).toBeVisible()
  await expect(verified(letter)).toBeVisible()
  await letter.reload()
  await expect(verified(letter)).toBeVisible()
})

test('a used link and a forged one say so and offer a new one', async ({
  page,
  server,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 404/, 'a link that is not valid is answered with its status')
  const email = newEmail()
  await sendSignUp(page, email)
  await openMailedLink(page, server, email)
  await expect(verified(page)).toBeVisible()

  const other = await another()
  await openMailedLink(other, server, email)
  await expect(notValid(other)).toBeVisible()
  await expect(verified(other)).toHaveCount(0)
  await other.goto('/auth/callback?token=forged')
  await expect(notValid(other)).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Get a new link' }).click()
  await expect(other).toHaveURL('/signup')
  const later = newEmail()
  await sendAuthForm(other, 'Sign Up', later)
  await expect(other.getByRole('heading', { name: 'Check your email to confirm your account' })).toBeVisible()
  await openMailedLink(other, server, later)
  await expect(verified(other)).toBeVisible()
})

test('signing in before the link is opened offers another', async ({ page, server, allowConsole }) => {
  allowConsole(/status of 40[13]/, 'a refused sign-in is answered with its status')
  const again = page.getByRole('button', { name: 'Send the link again' })
  const email = newEmail()
  await sendSignUp(page, email)
  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email, 'not the one')
  await expect(said(page, 'Invalid login credentials')).toBeVisible()
  await expect(again).toHaveCount(0)

  await page.goto('/signin')
  await sendAuthForm(page, 'Sign In', email)
  await expect(said(page, 'Email not confirmed')).toHaveCount(1)
  await again.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Check your email to confirm your account' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)

  await openMailedLink(page, server, email, 'Confirm your email for Wishfolio', 2)
  await expect(verified(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profiles' })).toBeVisible()
})
