import type { Locator, Page, Request } from '@playwright/test'
import { newEmail, sendAuthForm, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { said, toast } from '../toasts.ts'
import { PASSWORD } from '#test/make.ts'

const TOO_SHORT = 'Password must be more than 6 characters long'
const RESET_SENT = 'Check your email for the password reset link. Click the link to set a new password.'

test('signing up, resetting and signing in say what happened', async ({ page, allowConsole }) => {
  allowConsole(/status of 401/, 'a refused sign-in is answered with its status')
  const email = await signIn(page)
  await page.context().clearCookies()
  const password = page.getByLabel('Password', { exact: true })
  const posted: string[] = []
  // Advice on a password is asked for while it is typed.
  const isForm = (request: Request) =>
    request.method() === 'POST' && !request.url().endsWith('/password-advice')
  page.on('request', (request) => isForm(request) && posted.push(request.url()))

  await page.goto('/signup')
  await test.step('the password can be looked at, and stays as typed', () => looksAtPassword(page))

  const newcomer = newEmail()
  await test.step('a password of 6 characters is refused under its field before anything is sent, until it changes', async () => {
    await sendAuthForm(page, 'Sign Up', newcomer, '123456')
    await expect(page.getByRole('alert')).toHaveText(TOO_SHORT)
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(TOO_SHORT)
    const [field, error] = [await password.boundingBox(), await page.getByText(TOO_SHORT).boundingBox()]
    expect(error?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))

    await password.press('End')
    await password.press('Backspace')
    await expect(page.getByText(TOO_SHORT)).toHaveCount(0)
    await expect(password).not.toHaveAttribute('aria-invalid', 'true')
    await password.press('Enter')
    await expect(page.getByText(TOO_SHORT)).toBeVisible()
    expect(posted).toEqual([])
  })

  await test.step('sign-up stays and asks to confirm', async () => {
    await password.fill('1234567')
    await sendSlowly(page, '/signup', 'Sign Up')
    await expect(page).toHaveURL('/signup')
    await expect(toast(page, 'Check your email to confirm your account')).toBeVisible()
    await expect(said(page, 'Check your email to confirm your account')).toHaveText(
      'Check your email to confirm your account',
    )
    await expect(page.getByRole('main')).toContainText(newcomer)
    expect(posted).toHaveLength(1)
  })

  await test.step('reset shows its box', async () => {
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(email)
    await sendSlowly(page, '/reset-password', 'Send Reset Instructions')
    await expect(page.getByText(RESET_SENT)).toBeVisible()
    await expect(said(page, 'Password reset instructions sent to your email')).toHaveText(
      'Password reset instructions sent to your email',
    )
    await expect(page.getByRole('main')).toContainText('Remember your password? Sign in')
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/signin')
  })

  await test.step('a wrong password is refused, and the address stays', async () => {
    await looksAtPassword(page)
    await page.getByLabel('Email').fill(email)
    await password.fill('not the one')
    await sendSlowly(page, '/signin', 'Sign In')
    await expect(said(page, 'Invalid login credentials')).toHaveText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(password).toHaveValue('not the one')
  })

  await test.step('the right one, sent by Enter, leads to the portal', async () => {
    await password.fill(PASSWORD)
    await password.press('Enter')
    await expect(page).toHaveURL('/portal/profile')
    await expect(said(page, 'Successfully signed in')).toHaveText('Successfully signed in')
  })
})

/** Shows the password of a form, types one and hides it again. */
async function looksAtPassword(page: Page): Promise<void> {
  const password = page.getByLabel('Password', { exact: true })
  const address = page.url()
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.fill('looked at')
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('looked at')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await expect(page).toHaveURL(address)
}

/** Sends the form that is filled in, and looks at it until its answer comes. */
async function sendSlowly(page: Page, path: string, button: string): Promise<void> {
  await test.step('the button shows a spinner until the answer comes, and sends once', async () => {
    let sent = 0
    let answer = () => {}
    const pattern = `**${path}.data**`
    await page.route(pattern, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })
    const submit = page.getByRole('main').getByRole('button', { name: button, exact: true })
    await expect(spinnerIn(submit)).toHaveCount(0)
    await submit.click()
    await expect(spinnerIn(submit)).toBeVisible()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByLabel('Email').press('Enter')
    await expect.poll(() => sent).toBe(1)
    answer()
    await expect(page.locator('.spinner')).toHaveCount(0)
    expect(sent).toBe(1)
    await page.unroute(pattern)
  })
}

const spinnerIn = (button: Locator) => button.locator('.spinner')
