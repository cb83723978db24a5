import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { takeButton, takenButton } from '../profiles.ts'

const example = (page: Page) => page.getByRole('region', { name: /^An example/ })
/** Longer than the example waits before it takes an idea by itself. */
const A_WHILE_MS = 4_000

test('the mark, the manifest and its icons are there', async ({ request }) => {
  const landing = await (await request.get('/')).text()
  const [, address] = /<link rel="manifest" href="([^"]*)"/.exec(landing) ?? []
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

test('the example list can be tried, says that it is one, and sends nothing; motion is only where it is welcome', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(example(page)).toContainText('Just an example, so try it')
  await expect(takenButton(page, 'A bird feeder')).toBeDisabled()

  await test.step('by itself an idea is taken where motion is welcome, and not otherwise', async () => {
    await page.clock.fastForward(A_WHILE_MS)
    await expect(takeButton(page, 'A year of puzzles')).toBeEnabled()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect(example(page)).toContainText('Just an example, so try it')
    await page.clock.fastForward(A_WHILE_MS)
    await expect(takenButton(page, 'A year of puzzles')).toBeDisabled()
    await expect(example(page).getByRole('status')).toContainText('Uncle Otto')
  })

  const sent: string[] = []
  // The code for toasts comes with the first touch.
  page.on('request', (request) => request.resourceType() !== 'script' && sent.push(request.url()))
  await takeButton(page, 'A kite for windy days').click()
  await expect(takenButton(page, 'A kite for windy days')).toBeDisabled()
  await expect(example(page).getByRole('status')).toContainText('Taken. On a real list')
  await expect(page.locator(':focus')).toHaveText('A kite for windy days')
  expect(sent).toEqual([])
})
