import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { startHttpServer } from '#test/http-server.ts'
import { signIn } from './accounts.ts'
import { expect } from './fixtures.ts'
import { test } from './server-lives.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => bar(page).getByText('Menu', { exact: true })
const inBar = (page: Page, name: string) =>
  bar(page).getByRole('link', { name }).or(bar(page).getByRole('button', { name }))

test('the bar offers Sign In and Sign Up, and to somebody signed in the Dashboard, the address and Sign Out', async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Sign In', '/signin'],
    ['Sign Up', '/signup'],
  ] as const) {
    await inBar(page, name).click()
    await expect(page).toHaveURL(path)
  }
  for (const name of ['Dashboard', 'Sign Out']) await expect(inBar(page, name)).toHaveCount(0)

  const email = await signIn(page)
  await page.goto('/portal/profile')
  await expect(bar(page).getByText(email).filter({ visible: true })).toHaveCount(1)
  for (const name of ['Sign In', 'Sign Up']) await expect(inBar(page, name)).toHaveCount(0)
  await page.goto('/')
  await expect(inBar(page, 'Dashboard')).toHaveCSS('text-decoration-line', 'none')
  await inBar(page, 'Dashboard').click()
  await expect(page).toHaveURL('/portal/profile')
  await expect(inBar(page, 'Dashboard')).toHaveCSS('text-decoration-line', 'underline')
  await inBar(page, 'Sign Out').click()
  await expect(page).toHaveURL('/')
  await expect(inBar(page, 'Sign In')).toBeVisible()
  await expect(bar(page).getByText(email)).toHaveCount(0)
})

test('the logo and Sign Out lead to the marketing site, with and without JavaScript', async ({
  start,
  another,
}) => {
  const site = await startHttpServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<h1>Marketing</h1>')
  })
  const marketing = `${site.url}/`
  const server = await start({ MARKETING_URL: marketing })
  for (const javaScriptEnabled of [true, false]) {
    const page = await another({ baseURL: server.url, javaScriptEnabled })
    await page.goto('/signin')
    await logo(page).click()
    await expect(page).toHaveURL(marketing)
    await signIn(page)
    await page.goto('/portal/profile')
    await inBar(page, 'Sign Out').click()
    await expect(page).toHaveURL(marketing)
    await expect(page.getByRole('heading', { name: 'Marketing' })).toBeVisible()
    await page.goto(`${server.url}/portal`)
    await expect(page).toHaveURL(`${server.url}/signin`)
  }
  await site.close()
})

test('on a small screen the bar is a menu, by touch', async ({ another }) => {
  const page = await another({ ...PHONE, hasTouch: true })
  await page.goto('/')
  await isClosed(page)
  await menu(page).tap()
  await expect(inBar(page, 'Sign Up')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).tap()
  await isClosed(page)
  await menu(page).tap()
  await inBar(page, 'Sign In').tap()
  await expect(page).toHaveURL('/signin')
  await isClosed(page)

  const email = await signIn(page)
  await page.goto('/portal/profile')
  await menu(page).tap()
  await expect(bar(page).getByText(email).filter({ visible: true })).toBeVisible()
  for (const name of ['Dashboard', 'Sign Out']) await fits(inBar(page, name))
  await inBar(page, 'Sign Out').tap()
  await expect(page).toHaveURL('/')
  await isClosed(page)
})

test('the menu opens, is left and is used by keyboard alone', async ({ another }) => {
  const page = await another(PHONE)
  await page.goto('/')
  for (const stop of [page.getByRole('link', { name: 'Skip to the content' }), logo(page), menu(page)]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(inBar(page, 'Sign In')).toBeFocused()
  await page.keyboard.press('Escape')
  await isClosed(page)
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(inBar(page, 'Sign Up')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  await isClosed(page)
})

test('the menu works without JavaScript', async ({ another }) => {
  const options: BrowserContextOptions = { ...PHONE, hasTouch: true, javaScriptEnabled: false }
  const page = await another(options)
  await page.goto('/')
  await isClosed(page)
  await menu(page).tap()
  await inBar(page, 'Sign In').tap()
  await expect(page).toHaveURL('/signin')
  await isClosed(page)

  await signIn(page)
  await page.goto('/portal/profile')
  await menu(page).tap()
  await inBar(page, 'Sign Out').tap()
  await expect(page).toHaveURL('/')
})

function logo(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Wishfolio' })
}

async function isClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible()
  await expect(bar(page).getByRole('link')).toHaveCount(0)
}

/** Within the screen, and large enough for a thumb. */
async function fits(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width)
}
