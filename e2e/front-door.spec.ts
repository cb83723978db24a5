import { expect, test } from './fixtures.ts'

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
      ['What’s your mom vibe?', '/quiz/mom-vibe'],
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
})
