import { pictureFile } from '#test/data/pictures.ts'
import { startHttpServer } from '#test/programs/http-server.ts'
import { sendAuthForm, signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { test } from '../operator/server-lives.ts'
import { post, postedProfile } from '../profiles.ts'
import { toast } from '../toasts.ts'

const WITH_SHOPS = ['--import', './test/programs/shops-here.ts', 'build/server/index.js']
const PRODUCT = {
  '@type': 'Product',
  name: 'A red kite',
  image: '/kite.jpg',
  offers: { '@type': 'Offer', price: '39.90', priceCurrency: 'EUR' },
}

test('what a phone shares while signed out is on the list after signing in, with name, price and picture of the shop', async ({
  start,
  another,
}) => {
  const picture = await pictureFile(1)
  const asked: string[] = []
  const shop = await startHttpServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/kite.jpg') response.end(picture)
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script>`)
  })
  const address = `https://${new URL(shop.url).port}.shops.example/kite?colour=red&size=2`
  const { url } = await start({}, WITH_SHOPS)
  const page = await another({ baseURL: url })
  const email = await signIn(page)
  await postedProfile(page, { fields: { recipient_name: 'Bo' }, ideas: ['a lamp'] })
  const { slug } = await postedProfile(page, { fields: { recipient_name: 'Ada' }, ideas: ['a lamp'] })
  await post(page, '/signout')
  await page.context().clearCookies()

  await test.step('the share leads over signing in', async () => {
    const shared = new URLSearchParams({ title: 'Kites!', text: `Look at this: ${address}` })
    await page.goto(`/portal/add?${shared.toString()}`)
    await expect(page).toHaveURL('/signin')
    expect(asked).toEqual([])
    await sendAuthForm(page, 'Sign In', email)
    await expect(page.getByRole('heading', { level: 1, name: 'Add from a shop' })).toBeVisible()
  })

  await test.step('the page asks the shop, and fills in what it tells', async () => {
    await expect(page.getByLabel('Address of the product')).toHaveValue(address)
    await expect(page.getByLabel('Gift idea')).toHaveValue('A red kite')
    await expect(page.getByLabel('Price')).toHaveValue('€39.90')
    const shown = page.getByLabel('With this picture')
    await expect(shown).toBeChecked()
    await expect(page.locator('label').filter({ has: shown }).locator('img')).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(page.getByLabel('List', { exact: true })).toHaveValue(/./)
    expect(asked).toEqual(['/kite?colour=red&size=2', '/kite.jpg'])
  })

  await test.step('the bookmark for computers opens this page', async () => {
    const bookmark = page.getByRole('link', { name: 'Add to Wishfolio' })
    const code = (await bookmark.getAttribute('href')) ?? ''
    expect(code).toMatch(/^javascript:location\.href='/)
    expect(code).toContain(`${url}/portal/add?url='+encodeURIComponent(location.href)`)
  })

  await test.step('it is on the list that was used last', async () => {
    await page.getByLabel('Gift idea').fill('A red kite for windy days')
    await page.getByRole('button', { name: 'Add to list' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Suggestions for Ada' })).toBeVisible()
    await expect(toast(page, 'Added to the list')).toBeVisible()
    const visitor = await another({ baseURL: url })
    await visitor.goto(`/gift/${slug}`)
    await expect(visitor.getByText('A red kite for windy days')).toBeVisible()
    await expect(visitor.getByText('€39.90')).toBeVisible()
  })
  await shop.close()
})
