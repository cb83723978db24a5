import type { Page } from '@playwright/test'
import type { ServerProcess } from '#test/programs/server-process.ts'
import { mailedPath, signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'

const LINK = '/signin/code'

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(page).toHaveURL('/signin/code')
  await expect(page.getByRole('main')).toContainText(`We sent an email to ${email}.`)
}

async function mailedCode(page: Page, server: ServerProcess, email: string): Promise<string> {
  await mailedPath(page, server, email, LINK)
  const mails = (await (await page.request.get(server.outbox ?? '')).text()).split('<article>')
  const mail = mails.find((one) => one.includes(`To: ${email}`) && one.includes(LINK)) ?? ''
  return /Your code: (\d{6})/.exec(mail)?.[1] ?? 'none'
}

test('a mailed code signs in where it is typed, after a wrong one', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/status of 401/, 'a refused sign-in is answered with its status')
  const email = await signIn(page)
  await page.context().clearCookies()
  await askForCode(page, email)
  await expect(toast(page, 'A code is on its way to you')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled()
  const code = await mailedCode(page, server, email)
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'This code is not right')).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Code').press('Enter')
  await expect(page).toHaveURL('/portal/profile')
  await expect(toast(page, 'Successfully signed in')).toBeVisible()
})

test('the mailed link signs in the browser that asked; another is told to type the code', async ({
  page,
  server,
  another,
}) => {
  const email = await signIn(page)
  await page.context().clearCookies()
  await askForCode(page, email)
  const link = await mailedPath(page, server, email, LINK)

  const phone = await another()
  await phone.goto(link)
  await expect(phone.getByRole('main')).toContainText('works only in the browser that asked for it')
  await expect(phone.getByLabel('Email')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab).toHaveURL('/portal/profile')
  await page.reload()
  await expect(page).toHaveURL('/portal/profile')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a code is asked for and typed', async ({ page, server }) => {
    const email = await signIn(page)
    await page.context().clearCookies()
    await askForCode(page, email)
    await page.getByLabel('Code').fill(await mailedCode(page, server, email))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/portal/profile')
  })
})
