import type { Locator, Page } from '@playwright/test'
import { newEmail, openMailedLink, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'
import { PASSWORD } from '#test/make.ts'

const TO_OLD = 'Confirm the new address of your Wishfolio account'
const TO_NEW = 'Is this your new address for Wishfolio?'

test('an address changes once both have said yes, and open tabs show the new one', async ({
  page,
  server,
  another,
  allowConsole,
}) => {
  allowConsole(/status of 4\d\d/, 'refused forms are answered with their status')
  const next = newEmail()
  await page.clock.install()
  const email = await signIn(page)
  await page.goto('/portal/profile')

  await test.step('it takes another address and the password', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Change Email' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await change().click()
    await expect(page.getByRole('alert').filter({ hasText: 'This is already your address' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(next)
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await change().click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(next)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await change().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Two emails are on their way' })).toBeVisible()
    for (const address of [email, next]) await expect(page.getByRole('main')).toContainText(address)
  })

  await test.step('the settings say what it waits for, and send the letters again', async () => {
    await page.getByRole('link', { name: 'Back to your settings' }).click()
    const waiting = page.getByRole('status').filter({ hasText: 'A new address is waiting' })
    for (const address of [email, next]) await expect(waiting).toContainText(address)
    await waiting.getByRole('button', { name: 'Send the emails again' }).click()
    await expect(toast(page, 'Emails with new links are on their way')).toBeVisible()
  })

  const otherTab = await page.context().newPage()
  await otherTab.goto('/')
  await expect(inBar(otherTab, email)).toBeVisible()
  // Somebody else's browser, so that no word of it reaches the tabs but by their own asking.
  const letterbox = await another({ javaScriptEnabled: false })

  await test.step('one yes is not enough, and opening a link is none', async () => {
    await openMailedLink(letterbox, server, next, TO_NEW, 2)
    await asksForYes()
    await openMailedLink(letterbox, server, email, TO_OLD, 2)
    await sayYes('Thank you, one more to go')
    await page.clock.fastForward('00:30')
    await expect(inBar(page, email)).toBeVisible()
  })

  await test.step('the second one changes it, in all open tabs at the next tick', async () => {
    await openMailedLink(letterbox, server, next, TO_NEW, 2)
    await sayYes('Your address is changed')
    await page.clock.fastForward('00:30')
    for (const tab of [page, otherTab]) {
      await expect(inBar(tab, next)).toBeVisible()
      await expect(inBar(tab, email)).toHaveCount(0)
    }
  })

  function change(): Locator {
    return page.getByRole('button', { name: 'Change Email' })
  }

  async function asksForYes(): Promise<void> {
    await expect(
      letterbox.getByRole('heading', { level: 1, name: 'Change the address of your account?' }),
    ).toBeVisible()
  }

  async function sayYes(then: string): Promise<void> {
    await asksForYes()
    await letterbox.getByRole('button', { name: 'Yes, change it' }).click()
    await expect(letterbox.getByRole('heading', { level: 1, name: then })).toBeVisible()
  }
})

function inBar(page: Page, email: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByText(email).filter({ visible: true })
}
