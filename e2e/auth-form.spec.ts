import type { Locator, Request } from '@playwright/test'
import { newEmail, openMailedLink, sayYes, sendAuthForm, sendSignUp, signIn } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { said, toast } from './toasts.ts'
import { PASSWORD } from '#test/make.ts'

const TOO_SHORT = 'Password must be more than 6 characters long'
const RESET_SENT = 'Check your email for the password reset link. Click the link to set a new password.'

const FORMS = [
  { path: '/signin', button: 'Sign In', hasPassword: true },
  { path: '/signup', button: 'Sign Up', hasPassword: true },
  { path: '/reset-password', button: 'Send Reset Instructions', hasPassword: false },
] as const

test('signing up, resetting and signing in say what happened', async ({
  page,
  server,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 401/, 'a refused sign-in is answered with its status')
  const email = newEmail()
  await test.step('sign-up stays and asks to confirm', async () => {
    await sendSignUp(page, email)
    await expect(page).toHaveURL('/signup')
    await expect(said(page, 'Check your email to confirm your account')).toHaveText(
      'Check your email to confirm your account',
    )
    await expect(page.getByRole('main')).toContainText(email)
    const phone = await another()
    await openMailedLink(phone, server, email)
    await sayYes(phone)
  })

  await test.step('reset shows its box', async () => {
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByText(RESET_SENT)).toBeVisible()
    await expect(said(page, 'Password reset instructions sent to your email')).toHaveText(
      'Password reset instructions sent to your email',
    )
    await expect(page.getByRole('main')).toContainText('Remember your password? Sign in')
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/signin')
  })

  await test.step('a wrong password is refused, and the address stays', async () => {
    await sendAuthForm(page, 'Sign In', email, 'not the one')
    await expect(said(page, 'Invalid login credentials')).toHaveText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the one')
  })

  await test.step('the right one, sent by Enter, leads to the portal', async () => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/portal/profile')
    await expect(said(page, 'Successfully signed in')).toHaveText('Successfully signed in')
  })
})

for (const { path, button, hasPassword } of FORMS) {
  test(`the button of ${path} shows a spinner until the answer comes, and sends once`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 401/, 'a refused sign-in is answered with its status')
    await page.goto(path)
    let sent = 0
    let answer = () => {}
    await page.route(`**${path}.data**`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })
    const submit = page.getByRole('main').getByRole('button', { name: button, exact: true })
    await expect(spinnerIn(submit)).toHaveCount(0)
    await page.getByLabel('Email').fill(newEmail())
    if (hasPassword) {
      await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    }
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
  })
}

test('the password can be looked at, and stays as typed', async ({ page }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path)
    const password = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Show password' }).click()
    await password.fill('looked at')
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).press('Enter')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('looked at')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await expect(page).toHaveURL(path)
  }
})

test('a password of 6 characters is refused under its field before anything is sent, until it changes', async ({
  page,
}) => {
  const posted: string[] = []
  // Advice on a password is asked for while it is typed.
  const isForm = (request: Request) =>
    request.method() === 'POST' && !request.url().endsWith('/password-advice')
  page.on('request', (request) => isForm(request) && posted.push(request.url()))
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await sendAuthForm(page, 'Sign Up', newEmail(), '123456')
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

  await password.fill('1234567')
  await password.press('Enter')
  await expect(toast(page, 'Check your email to confirm your account')).toBeVisible()
  expect(posted).toHaveLength(1)
})

test('every form with a password tells a password manager which one it is, and whose', async ({
  page,
  server,
}) => {
  const email = await signIn(page)
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click()
  await expect(page.getByText(RESET_SENT)).toBeVisible()
  await openMailedLink(page, server, email, 'Choose a new password for Wishfolio')
  await expect(page).toHaveURL(/reset=/)
  const reset = new URL(page.url())
  for (const [path, wanted] of [
    ['/portal/settings', ['current-password', 'new-password', 'new-password']],
    ['/portal/settings/email', ['current-password']],
    ['/portal/settings/delete-account', ['current-password']],
    [reset.pathname + reset.search, ['new-password', 'new-password']],
  ] as const) {
    await page.goto(path)
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('[type=password]') })
    await expect(form).toHaveCount(1)
    await expect(form.getByRole('button', { name: /^(Change|Delete|Update)/ })).toHaveAttribute(
      'type',
      'submit',
    )
    const given = await form
      .locator('[type=password]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
    expect(given, path).toEqual(wanted)
    const whose = form.locator('[autocomplete=username]')
    await expect(whose).toHaveValue(email)
    await expect(whose).toBeHidden()
  }
})

const spinnerIn = (button: Locator) => button.locator('.spinner')
