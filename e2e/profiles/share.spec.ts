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
  // The other font slashes its zeros.
  await expect(page.locator('main time')).toHaveCSS('font-family', /^"?Besley/)

  await test.step('the link is copied, and can be selected', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.getByLabel('Link').focus()
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(link)
    await page.getByLabel('Link').blur()
  })

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

test('the link of an incomplete profile is passed on only after a question', async ({ page, server }) => {
  const { id, slug } = await signInWithProfile(page, { complete: false })
  const link = `${server.url}/gift/${slug}`
  const dialog = page.getByRole('dialog', { name: 'Only you can open this yet' })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/portal/share/${id}`)
  await page.evaluate(() => navigator.clipboard.writeText('something else'))

  await test.step('closing the question copies nothing', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await clipboard()).toBe('something else')
  })

  await test.step('Copy anyway copies, and the profile stays Incomplete', async () => {
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await dialog.getByRole('button', { name: 'Copy anyway' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
    expect(await clipboard()).toBe(link)
    await expect(page.getByText('Only you can open this link so far')).toBeVisible()
  })

  await test.step('WhatsApp asks too, and opens after the answer', async () => {
    const opened = page.context().waitForEvent('page')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.getByRole('link', { name: 'Share on WhatsApp' }).click()
    await dialog.getByRole('button', { name: 'Share anyway' }).click()
    expect((await opened).url()).toContain(encodeURIComponent(link))
    await page.bringToFront()
  })

  await test.step('on the list, Set to Complete and copy does both', async () => {
    await page.goto('/portal/profile')
    await page.evaluate(() => navigator.clipboard.writeText('something else'))
    await page.getByRole('button', { name: 'Copy URL' }).click()
    await dialog.getByRole('button', { name: 'Set to Complete and copy' }).click()
    await expect(toast(page, 'Profile URL copied to clipboard')).toHaveCount(1)
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
