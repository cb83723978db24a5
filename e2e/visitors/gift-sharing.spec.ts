import type { Page } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../toasts.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const CLIPBOARD = ['clipboard-read', 'clipboard-write']

test('a visitor passes the page on', async ({ page: owner, server, another }) => {
  const { slug } = await signInWithProfile(owner, { ideas: ['A kite', 'A lamp'] })
  const link = `${server.url}/gift/${slug}`
  const visitor = await another({ ...PHONE, permissions: CLIPBOARD })
  await answerShareSheet(visitor)
  await visitor.goto(link)

  await test.step('by copying the link', async () => {
    await visitor.getByRole('button', { name: 'Copy URL' }).tap()
    await expect(toast(visitor, 'Profile URL copied to clipboard')).toBeVisible()
    expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('by the phone’s own sheet', async () => {
    await visitor.getByRole('button', { name: 'Send with an app' }).tap()
    expect(await shared(visitor)).toEqual([{ title: 'Gift ideas for Grandma Rosemary', url: link }])
  })

  await test.step('a sheet that does not open leaves the other ways', async () => {
    await visitor.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await visitor.getByRole('button', { name: 'Send with an app' }).tap()
    await expect(visitor.getByRole('button', { name: 'Send with an app' })).toHaveCount(0)
    await expect(visitor.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  })

  await test.step('by the code on the screen', async () => {
    await visitor.getByText('More', { exact: true }).tap()
    const code = visitor.getByRole('img', {
      name: 'QR code that leads to the gift ideas for Grandma Rosemary',
    })
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('where the clipboard is refused the link stands there to be selected, and there is no sheet on a desk', async ({
  page: owner,
  server,
  another,
}) => {
  const { slug } = await signInWithProfile(owner)
  const visitor = await another()
  await answerShareSheet(visitor)
  await visitor.goto(`/gift/${slug}`)
  await visitor.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await visitor.getByRole('button', { name: 'Copy URL' }).click()
  const field = visitor.getByLabel('Link', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${server.url}/gift/${slug}`)
  await expect(visitor.getByRole('button', { name: 'Send with an app' })).toHaveCount(0)
})

/** A sheet that writes down what it is given; a headless browser has none. */
async function answerShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: unknown[] = []
    Object.assign(navigator, {
      share: async (what: unknown) => {
        given.push(what)
        document.documentElement.dataset.shared = JSON.stringify(given)
      },
    })
  })
}

async function shared(page: Page): Promise<unknown> {
  await expect(page.locator('html[data-shared]')).toBeAttached()
  return JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')
}
