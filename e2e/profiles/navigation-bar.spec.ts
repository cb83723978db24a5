import type { Locator, Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 720 }

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => bar(page).locator('summary')
const inBar = (page: Page, name: string) =>
  bar(page).getByRole('link', { name }).or(bar(page).getByRole('button', { name }))

test('the bar offers Sign In and Sign Up, and to somebody signed in the Dashboard, the address and Sign Out', async ({
  another,
}) => {
  const page = await another({ viewport: DESK, hasTouch: true })
  await page.goto('/')
  for (const [name, path] of [
    ['Sign In', '/signin'],
    ['Sign Up', '/signup'],
  ] as const) {
    await inBar(page, name).click()
    await expect(page).toHaveURL(path)
  }
  for (const name of ['Dashboard', 'Sign Out']) await expect(inBar(page, name)).toHaveCount(0)

  await page.setViewportSize(PHONE)
  await test.step('the menu opens, is left and is used by keyboard alone', async () => {
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

  await test.step('on a small screen the bar is a menu, by touch', async () => {
    await menu(page).tap()
    await expect(inBar(page, 'Sign Up')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).tap()
    await isClosed(page)
    await menu(page).tap()
    await inBar(page, 'Sign In').tap()
    await expect(page).toHaveURL('/signin')
    await isClosed(page)
  })

  const email = await signIn(page)
  await page.goto('/')
  await page.setViewportSize(DESK)
  await expect(bar(page).getByText(email).filter({ visible: true })).toHaveCount(1)
  for (const name of ['Sign In', 'Sign Up']) await expect(inBar(page, name)).toHaveCount(0)
  await expect(inBar(page, 'Dashboard')).toHaveCSS('text-decoration-line', 'none')
  await inBar(page, 'Dashboard').click()
  await expect(page).toHaveURL('/portal/profile')
  await expect(inBar(page, 'Dashboard')).toHaveCSS('text-decoration-line', 'underline')

  await test.step('an owner signs out by the menu', async () => {
    await page.setViewportSize(PHONE)
    await menu(page).tap()
    await expect(bar(page).getByText(email).filter({ visible: true })).toBeVisible()
    for (const name of ['Dashboard', 'Sign Out']) await fits(inBar(page, name))
    await inBar(page, 'Sign Out').tap()
    await expect(page).toHaveURL('/')
    await isClosed(page)
  })
  await page.setViewportSize(DESK)
  await expect(inBar(page, 'Sign In')).toBeVisible()
  await expect(bar(page).getByText(email)).toHaveCount(0)
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
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
}
