import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, sendSignUp } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

const verified = (page: Page) => page.getByRole('heading', { level: 1, name: 'Email Verified Successfully!' })

test('check your mail counts down to Send again, and takes a corrected address, also after a post without an answer', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'no answer comes')
  const [wrong, right] = [newEmail(), newEmail()]
  await page.clock.install()
  await sendSignUp(page, wrong)
  const again = page.getByRole('button', { name: /^Send again/ })
  await expect(again).toHaveText(/^Send again in (1:00|0:5\d)/)
  await expect(again).toBeDisabled()
  await page.clock.fastForward(60_000)
  await expect(again).toHaveText('Send again')
  await page.route('**/resend-verification.data*', (route) => route.abort())
  await page.getByLabel('Not your address?').fill(right)
  await page.getByRole('button', { name: 'Send to this address' }).click()
  await expect(page.locator('form .unanswered')).toBeVisible()
  await expect(page.getByLabel('Not your address?')).toHaveValue(right)
  await page.unrouteAll()
  await again.click()
  await expect(again, 'the next email has its own minute').toHaveText(/^Send again in/)

  await page.getByLabel('Not your address?').fill(right)
  await page.getByRole('button', { name: 'Send to this address' }).click()
  await expect(page.getByText(`We sent an email to ${right}`)).toBeVisible()
  await openMailedLink(page, server, right)
  await expect(verified(page)).toBeVisible()
  await expect(page.getByText('You are signed in.')).toBeVisible()
})
