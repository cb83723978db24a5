import type { RequestListener } from 'node:http'
import type { Page } from '@playwright/test'
import { pictureFile } from '#test/data/pictures.ts'
import { html, jsonLd, offer, product } from '#test/data/product-pages/page-parts.ts'
import { PASSWORD } from '#test/make.ts'
import { startHttpServer } from '#test/programs/http-server.ts'
import { signIn, signInWithProfile } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { postedProfile } from '../profiles.ts'
import { said, toast } from '../toasts.ts'

test.skip(process.env.JOURNEYS_ON === 'two-instances', 'which know no shops of a journey')

const photo = await pictureFile(1)
const KITE: RequestListener = ({ url }, response) => {
  const page = product({ name: 'Red Kite', image: '/kite.jpg', offers: offer('39.90') })
  response.end(url === '/kite.jpg' ? photo : html('en', jsonLd(page)))
}

/** The address of a product of a shop that answers so, until the test is over. */
async function inShop(answer: RequestListener, journey: (address: string) => Promise<void>): Promise<void> {
  const shop = await startHttpServer(answer)
  try {
    await journey(`https://${new URL(shop.url).port}.shops.example/large-red-kite`)
  } finally {
    await shop.close()
  }
}

const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Suggestion ${number}`, exact: true })
const price = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Price of suggestion ${number}\\b`) })
const picture = (page: Page, number: number) =>
  page.getByRole('img', { name: `Picture of suggestion ${number}` })
const saved = (page: Page) => toast(page, 'Gift suggestions saved successfully')
const isSeen = (page: Page, number: number) =>
  picture(page, number).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))

async function unfold(page: Page, number: number): Promise<void> {
  await field(page, number).focus()
  await page.locator('summary', { hasText: `details of suggestion ${number}` }).press('Enter')
}

async function pasteInto(page: Page, number: number, text: string): Promise<void> {
  await field(page, number).focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test('a pasted address becomes the thing with its name, price and picture, which are saved as found', async ({
  page,
}) => {
  await inShop(KITE, async (address) => {
    const { id } = await signInWithProfile(page, { ideas: [], complete: false })
    await page.goto(`/portal/suggestions/${id}?mode=manual`)
    await pasteInto(page, 1, address)
    await expect(field(page, 1)).toHaveValue('Red Kite')
    await expect(price(page, 1)).toHaveValue('€39.90')
    await expect(page.getByText(/^seen on /)).toBeVisible()
    await expect(page.getByText('Name as found')).toBeVisible()
    expect(await isSeen(page, 1)).toBe(96)

    await test.step('what the owner changes is no longer marked, and asking again leaves it', async () => {
      await field(page, 1).fill('The red one')
      await expect(page.getByText('Name as found')).toHaveCount(0)
      await price(page, 1).fill('€40')
      await expect(page.getByText(/^seen on /)).toHaveCount(0)
      await page.getByRole('button', { name: 'Look again for suggestion 1' }).click()
      await expect(page.getByText('The shop says nothing new.')).toBeVisible()
      await expect(field(page, 1)).toHaveValue('The red one')
      await expect(price(page, 1)).toHaveValue('€40')
    })

    await test.step('with the price as found it is saved, and the day stays with it', async () => {
      await price(page, 1).fill('')
      await page.getByRole('button', { name: 'Look again for suggestion 1' }).click()
      await expect(price(page, 1)).toHaveValue('€39.90')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(saved(page)).toBeVisible()
      await page.getByLabel('More for The red one').click()
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await unfold(page, 1)
      await expect(price(page, 1)).toHaveValue('€39.90')
      await expect(page.getByText(/^seen on /)).toBeVisible()
      expect(await isSeen(page, 1)).toBe(96)
    })
  })
})

test('four addresses pasted at once become four things, and a save waits for their shops', async ({
  page,
}) => {
  let answer = () => {}
  const allowed = new Promise<void>((resolve) => (answer = resolve))
  const shelves: RequestListener = ({ url }, response) =>
    void allowed.then(() =>
      response.end(html('en', jsonLd(product({ name: `Kite of shelf ${url?.slice(1)}` })))),
    )
  await inShop(shelves, async (address) => {
    const { id } = await signInWithProfile(page, { ideas: [], complete: false })
    await page.goto(`/portal/suggestions/${id}?mode=manual`)
    const { origin } = new URL(address)
    await pasteInto(page, 1, [1, 2, 3, 4].map((shelf) => `${origin}/${shelf}`).join('\n'))
    await expect(page.getByText('Asking the shop …')).toHaveCount(4)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your list is saved after that.')).toHaveCount(4)
    answer()
    await expect(saved(page)).toBeVisible()
    for (const shelf of [1, 2, 3, 4]) await expect(page.getByText(`Kite of shelf ${shelf}`)).toBeVisible()
  })
})

test('a shop that does not answer machines is said at the line, where all stays as typed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 422/, 'the shop turned us away')
  await inShop(
    (_, response) => void response.writeHead(403).end(),
    async (address) => {
      const { id } = await signInWithProfile(page, { ideas: ['a kite'], complete: false })
      await page.goto(`/portal/suggestions/${id}?mode=manual`)
      await pasteInto(page, 1, address)
      const status = page.getByRole('status').filter({ hasText: 'This shop does not answer machines.' })
      await expect(status).toBeVisible()
      await expect(field(page, 1)).toHaveValue('a kite')
      await expect(page.getByLabel('Link of suggestion 1')).toHaveValue(address)
    },
  )
})

test('a picture of one’s own is added, replaced and removed by the keyboard', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: ['a kite', 'a lamp'], complete: false })
  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await unfold(page, 2)
  const choose = async (button: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).press('Enter')
    await (await chooser).setFiles(file)
  }
  await choose('Add a picture to suggestion 2', { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('Picture added.')).toBeVisible()
  const first = await picture(page, 2).getAttribute('src')

  await test.step('one that is too large is said before it is sent', async () => {
    const large = Buffer.alloc(10 * 1024 ** 2 + 1)
    await choose('Replace the picture of suggestion 2', {
      name: 'b.jpg',
      mimeType: 'image/jpeg',
      buffer: large,
    })
    await expect(page.getByText('This picture is too large.')).toBeVisible()
    await expect(picture(page, 2)).toHaveAttribute('src', first ?? '')
  })

  await choose('Replace the picture of suggestion 2', {
    name: 'c.jpg',
    mimeType: 'image/jpeg',
    buffer: await pictureFile(2),
  })
  await expect(picture(page, 2)).not.toHaveAttribute('src', first ?? '')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(saved(page)).toBeVisible()

  await page.goto(`/portal/suggestions/${id}?mode=manual`)
  await unfold(page, 2)
  expect(await isSeen(page, 2)).toBe(96)
  await page.getByRole('button', { name: 'Remove picture of suggestion 2' }).press('Enter')
  await expect(picture(page, 2)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a picture to suggestion 2' })).toBeFocused()
})

test('a session that ended meanwhile loses nothing of what is written and was found', async ({
  page,
  request,
}) => {
  await inShop(KITE, async (address) => {
    const email = await signIn(page)
    const { id } = await postedProfile(page, { ideas: ['a lamp'], complete: false })
    await page.goto(`/portal/suggestions/${id}?mode=manual`)
    await page.getByRole('button', { name: 'Add Suggestion' }).click()
    await pasteInto(page, 2, address)
    await expect(field(page, 2)).toHaveValue('Red Kite')
    await request.post('/signin', { form: { email, password: PASSWORD } })
    await request.post('/portal/settings/sessions', { form: { all: 'on' } })
    await page.getByRole('button', { name: 'Look again for suggestion 2' }).click()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(field(page, 2)).toHaveValue('Red Kite')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(saved(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, translated: false })

  test('a button asks the shop, and a file is saved with the list', async ({ page }) => {
    await inShop(KITE, async (address) => {
      const { id } = await signInWithProfile(page, { ideas: ['a lamp'], complete: false })
      await page.goto(`/portal/suggestions/${id}?mode=manual`)
      await unfold(page, 1)
      await page.getByLabel('Link of suggestion 1').fill(address)
      await page.locator('input[name=picture_0]').setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: await pictureFile(3),
      })
      await page.getByRole('button', { name: 'Fetch name, picture and price of suggestion 1' }).click()
      await expect(price(page, 1)).toHaveValue('€39.90')
      await expect(field(page, 1)).toHaveValue('a lamp')
      await expect(picture(page, 1)).toBeVisible()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(said(page, 'Gift suggestions saved successfully')).toBeVisible()
    })
  })
})
