import { readFile } from 'node:fs/promises'
import { openMailedLink, sendAuthForm, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { post } from '../profiles.ts'
import { toast } from '../toasts.ts'
import { PASSWORD } from '#test/make.ts'

test('a forgotten password is replaced by mail, once', async ({ page, server, allowConsole }) => {
  allowConsole(/status of 4\d\d/, 'a refused form is answered with its status')
  const email = await signIn(page)
  await page.context().clearCookies()

  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Reset Instructions' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await sendAuthForm(page, 'Sign In', email, 'not the one')
  await expect(toast(page, 'Invalid login credentials')).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link for a new password' }).click()
  await expect(toast(page, 'Password reset instructions sent to your email')).toBeVisible()
  await expect(
    page.getByText('Check your email for the password reset link. Click the link to set a new password.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()

  await openMailedLink(page, server, email, 'Choose a new password for Wishfolio')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(new URL(page.url()).search).toMatch(/^\?reset=[\w-]{43}$/)
  await page.getByLabel('New password', { exact: true }).fill('abcdef')
  await page.getByLabel('Confirm new password').fill('abcdeg')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Confirm new password')).toBeFocused()
  await page.getByLabel('Confirm new password').fill('abcdef')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toast(page, 'Password updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/portal\/profile$/)
  await page.getByRole('button', { name: 'Sign Out' }).click()

  await page.goto('/update-password')
  await expect(toast(page, 'Invalid or expired password reset link')).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/)
})

test('settings: a changed password, all data downloaded, the account deleted', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/, 'refused forms are answered with their status')
  const email = await signIn(page)
  await page.goto('/portal/profile')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.locator('summary', { hasText: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not the one')
  await page.getByLabel('New password', { exact: true }).fill('abcdefg')
  await page.getByLabel('Confirm new password').fill('abcdefg')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('main').getByText('Current password is incorrect')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)

  await test.step('a new password signs out other devices, and another tab shows it by itself', async () => {
    await post(await another(), '/signin', { email, password: PASSWORD })
    const tab = await page.context().newPage()
    await tab.goto('/portal/settings')
    const devices = tab.getByRole('listitem').filter({ hasText: 'signed in since' })
    await expect(devices).toHaveCount(2)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(toast(page, 'Password updated successfully')).toBeVisible()
    await expect(devices).toHaveCount(1)
    await tab.close()
  })

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('wishfolio-data.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } })

  await page.getByRole('link', { name: 'Delete my account now' }).click()
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByRole('main').getByText('Current password is incorrect')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('abcdefg')
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(toast(page, 'Your account and everything in it has been deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})
