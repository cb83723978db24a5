import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { takeButton, takenButton } from './profiles.ts'

const example = (page: Page) => page.getByRole('region', { name: /^An example/ })

test('every page ends with the quizzes, the privacy page, the figures and the copyright line', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/, 'a missing page is answered with its status')
  for (const path of ['/', '/signin', '/quiz/start', '/no/such/page']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(`© ${new Date().getUTCFullYear()} Wishfolio`)).toBeVisible()
    for (const [name, address] of [
      ['How well does your partner know you?', '/quiz/start'],
      ['Find your mom vibe', '/quiz/mom-vibe'],
      ['Privacy', '/privacy'],
      ['Analytics', '/analytics'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address)
    }
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
})

test('a lost visitor has three ways on', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, 'a missing page is answered with its status')
  for (const [name, address] of [
    ['Back to Home', '/'],
    ['Create Gift Profile', '/create-gift-profile'],
    ['My Profiles', '/signin'],
  ] as const) {
    await page.goto('/no/such/page')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('the mark, the manifest and its icons are there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('manifest+json')
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] }
  expect(icons.length).toBeGreaterThan(2)
  for (const { src, type } of icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type)
  }
  // Asked for without being named, by whatever does not draw SVG.
  for (const blind of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await request.get(blind)).headers()['content-type']).toMatch(/^image\//)
  }
})

test('the landing page leads everywhere a newcomer may want to go', async ({ page }) => {
  for (const [name, address] of [
    ['Create Gift Profile', '/create-gift-profile'],
    ['Sign up', '/signup'],
    ['Sign in', '/signin'],
    ['Start the partner quiz', '/quiz/start'],
    ['Find your mom vibe', '/quiz/mom-vibe'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
  }
})

test('the example list can be tried, says that it is one, and sends nothing', async ({ page }) => {
  await page.goto('/')
  await expect(example(page)).toContainText('Just an example, so try it')
  await expect(takenButton(page, 'A bird feeder')).toBeDisabled()
  const sent: string[] = []
  // The code for toasts comes with the first touch.
  page.on('request', (request) => request.resourceType() !== 'script' && sent.push(request.url()))
  await takeButton(page, 'A kite for windy days').click()
  await expect(takenButton(page, 'A kite for windy days')).toBeDisabled()
  await expect(example(page).getByRole('status')).toContainText('Taken. On a real list')
  await expect(page.getByText('A kite for windy days')).toBeFocused()
  expect(sent).toEqual([])
})

test('in the example an idea is taken by itself where motion is welcome, and not otherwise', async ({
  another,
}) => {
  const [moving, still] = [await another({ reducedMotion: 'no-preference' }), await another()]
  for (const page of [still, moving]) await page.goto('/')
  await expect(takenButton(moving, 'A year of crosswords')).toBeDisabled()
  await expect(example(moving).getByRole('status')).toContainText('Uncle Otto')
  await expect(takeButton(still, 'A year of crosswords')).toBeEnabled()
})

test('without JavaScript the example stands still, with one idea taken and nothing to press', async ({
  another,
}) => {
  const page = await another({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(example(page)).toContainText('Just an example of')
  await expect(example(page).getByText('Taken', { exact: true })).toHaveCount(1)
  await expect(example(page).getByRole('button', { disabled: false })).toHaveCount(0)
})

test('an address of broken percent signs gets a calm page with a way out, and the server has nothing to say of it', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/status of 400/, 'such an address is answered with its status')
  const complaints = () => server.output().replace(/^.*"msg":"request".*$\n/gm, '')
  const said = complaints()
  for (const path of ['/%E0%A4%A', '/gift/%', '/portal/edit/%zz', '/%E0%A4%A.data']) {
    expect((await page.request.get(path)).status(), path).toBe(400)
  }
  await page.goto('/%E0%A4%A')
  await expect(page.getByText('This address cannot be read.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  expect(complaints()).toBe(said)
})
