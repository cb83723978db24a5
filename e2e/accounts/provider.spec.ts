import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { person, test } from './house.ts'
import { fillProfile } from '../profiles.ts'
import { said } from '../toasts.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with Our House' }).click()

test('a profile that was filled in waits while its owner signs in at the provider, and signing out ends both', async ({
  page,
  start,
  house,
}) => {
  const { url } = await start({ ...house.provider.env, PORT: house.port })
  person(house, 'rosa', 'rosa@house.example')
  await page.goto(`${url}/create-gift-profile`)
  await fillProfile(page, { recipient_name: 'Dad' })
  await page.getByRole('button', { name: 'Create Gift Profile' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await goOn(page)
  await expect(page).toHaveURL(/\/portal/)
  await expect(said(page, 'Successfully signed in')).toBeVisible()
  await expect(page.getByRole('main').getByText('Dad').first()).toBeVisible()

  await page.goto(`${url}/portal/settings`)
  await expect(page.getByRole('link', { name: 'Remove Our House' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(`${url}/`)
  expect((await page.request.get(`${url}/auth/session`)).status()).toBe(401)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an account that exists is joined after a code that is mailed to it', async ({
    page,
    start,
    house,
  }) => {
    const server = await start({ ...house.provider.env, PORT: house.port })
    const email = await signIn(page)
    await page.context().clearCookies()
    person(house, 'otto', email)
    await page.goto(`${server.url}/signin`)
    await goOn(page)
    await expect(page.getByText(`${email} has an account here.`)).toBeVisible()
    const code = await mailedCode(page, server.outbox ?? '', email)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(said(page, 'Added. It signs you in from now on.')).toBeVisible()
    await page.context().clearCookies({ name: 'wishfolio.session_token' })
    await page.goto(`${server.url}/signin`)
    await goOn(page)
    await expect(said(page, 'Successfully signed in')).toBeVisible()
  })
})

async function mailedCode(page: Page, outbox: string, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const mails = (await (await page.request.get(outbox)).text()).split('<article>')
    const mail = mails.find((one) => one.includes(`To: ${email}`))
    code = /(\d{6}) is your code for Wishfolio/.exec(mail ?? '')?.[1]
    expect(code).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code ?? ''
}
