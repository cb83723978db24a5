import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { ideaOn, takeByPost } from '../profiles.ts'
import { toast } from '../toasts.ts'

const FIFTEEN = Array.from({ length: 15 }, (_, number) => `Idea number ${number + 1} for windy days`)

test('an owner shares a profile: link, QR code, calendar, preview', async ({ page, server }) => {
  const { slug } = await signInWithProfile(page, { ideas: ['A kite', 'A lamp'] })
  const link = `${server.url}/gift/${slug}`
  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Share Grandma Rosemary' })).toBeVisible()

  await test.step('the link is copied, and can be selected', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByLabel('Link').focus()
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(link)
    await page.getByLabel('Link').blur()
  })

  await page.getByText('More ways', { exact: true }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`a camera reads the code from a screen that is ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      expect(await readFromScreen(page)).toBe(link)
    })
  }

  await test.step('the preview is what visitors see, stays in step and leads back', async () => {
    await page.getByRole('link', { name: 'Preview as a visitor sees it' }).click()
    await expect(page.getByText('This is what visitors see')).toBeVisible()
    await takeByPost(page, slug, 'A kite')
    await expect(ideaOn(page, 'A kite').getByRole('button', { name: 'Taken' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Share' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Share Grandma Rosemary' })).toBeVisible()
  })
})

test('an incomplete profile asks whether others may see it before its link is passed on', async ({
  page,
  server,
}) => {
  const { id, slug } = await signInWithProfile(page, { complete: false })
  const link = `${server.url}/gift/${slug}`
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('where it is shared, the answer brings the link', async () => {
    await page.goto(`/portal/suggestions/${id}`)
    await page.getByRole('link', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Let others see it?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy URL' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Let others see it' }).click()
    await expect(toast(page, 'Profile status updated successfully')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Copy URL' }), 'the focus is not lost').toBeFocused()
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
    expect(await clipboard()).toBe(link)
  })

  await test.step('and its own button hides the list again', async () => {
    await page.getByRole('button', { name: 'Stop showing it' }).click()
    await expect(page.getByRole('button', { name: 'Let others see it' })).toBeFocused()
    await page.getByRole('button', { name: 'Let others see it' }).click()
    await expect(page.getByRole('button', { name: 'Copy URL' }), 'the focus is not lost').toBeFocused()
  })

  const dialog = page.getByRole('dialog', { name: 'Let others see it?' })
  await test.step('on the list, closing the question copies nothing', async () => {
    await page.goto('/portal/profile')
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await page.evaluate(() => navigator.clipboard.writeText('something else'))
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(dialog).toContainText('Only you can open this now')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await clipboard()).toBe('something else')
  })

  await test.step('Copy anyway copies, and the profile stays Incomplete', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await dialog.getByRole('button', { name: 'Copy anyway' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
    expect(await clipboard()).toBe(link)
    await expect(page.getByRole('button', { name: 'Incomplete' })).toBeVisible()
  })

  await test.step('Let others see it and copy does both', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('something else'))
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await dialog.getByRole('button', { name: 'Let others see it and copy' }).click()
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible()
    expect(await clipboard()).toBe(link)
  })
})

test('Print brings the dialog of a page on which fifteen ideas and the code fit', async ({ page }) => {
  const { slug } = await signInWithProfile(page, { ideas: FIFTEEN })
  await takeByPost(page, slug, FIFTEEN[0] ?? '')
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes')
  })
  await page.goto(`/gift/${slug}`)

  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed=yes]')).toBeAttached()
  await expect(page.getByText('Ready for paper')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Ready for paper')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Gift ideas for Grandma Rosemary' })).toBeVisible()
  for (const idea of FIFTEEN) await expect(page.getByText(idea, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Taken' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('select, progress').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0)
  for (const name of ['Mark as taken', 'Find in shop', 'Copy URL', 'Share on WhatsApp', 'Sign Out']) {
    await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0)
  }
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
})

/** What a camera would read from the code as it is shown. */
async function readFromScreen(page: Page): Promise<string> {
  const png = (await page.getByRole('img', { name: /^QR code/ }).screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${source}`
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(picture, 0, 0)
    const pixels = drawing?.getImageData(0, 0, picture.width, picture.height).data ?? []
    // Numbers one by one take Playwright half a second.
    const bytes = Array.from(pixels, (byte) => String.fromCharCode(byte)).join('')
    return { width: picture.width, height: picture.height, data: bytes }
  }, png)
  return decodeQR({ width, height, data: new Uint8ClampedArray(Buffer.from(data, 'latin1')) })
}
