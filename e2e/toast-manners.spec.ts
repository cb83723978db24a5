import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { FIFTEEN_IDEAS } from '#test/fifteen-ideas.ts'
import { signInWithProfile } from './accounts.ts'
import { expect, test as base } from './fixtures.ts'
import { openFollowed } from './profiles.ts'
import { awake, toast } from './toasts.ts'

const ADDRESS = 'http://toasts.test'
const DAY_MS = 24 * 60 * 60 * 1000

/** Once for each worker. */
let bundled: ReturnType<typeof bundleToasts> | undefined

/** The product's toasts as a browser gets them, without a screen around them. */
async function bundleToasts(): Promise<Rolldown.RolldownOutput['output']> {
  const input = fileURLToPath(new URL('toast-page.tsx', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  })
  return (built as Rolldown.RolldownOutput).output
}

const test = base.extend<{ toasts: Page }>({
  /** A page of toasts alone, at a clock that stands still. */
  toasts: async ({ another }, provide) => {
    const page = await another()
    const bundle = await (bundled ??= bundleToasts())
    const [entry] = bundle.filter((file) => file.type === 'chunk' && file.isEntry)
    await page.route(`${ADDRESS}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      const file = bundle.find(({ fileName }) => fileName === path)
      if (file?.type === 'chunk') return route.fulfill({ contentType: 'text/javascript', body: file.code })
      const html = `<!doctype html><title>Toasts</title><link rel="icon" href="data:,"><body><script type="module" src="/${entry?.fileName}"></script>`
      return route.fulfill({ contentType: 'text/html', body: html })
    })
    await page.clock.install()
    await page.goto(`${ADDRESS}/`)
    await page.waitForFunction(() => 'showToast' in window)
    await awake(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await provide(page)
  },
})

const items = (page: Page) => page.locator('.toast')

/** Shows a toast, and lets its entrance pass. */
async function show(page: Page, message: Parameters<typeof window.showToast>[0]): Promise<void> {
  await page.evaluate((shown) => window.showToast(shown), message)
  await page.clock.runFor(50)
  await expect(items(page).filter({ hasText: message.text })).toBeVisible()
}

test('each kind of toast goes after its time', async ({ toasts }) => {
  for (const [kind, ms] of [
    ['success', 2000],
    ['error', 4000],
    ['info', 4000],
  ] as const) {
    await test.step(`a toast of ${kind} goes after ${ms / 1000} seconds`, async () => {
      await show(toasts, { kind, text: 'Here I am' })
      await toasts.clock.runFor(ms - 200)
      await expect(items(toasts)).not.toHaveAttribute('data-leaving')
      await toasts.clock.runFor(250)
      await expect(items(toasts)).toHaveAttribute('data-leaving')
      await toasts.clock.runFor(1000)
      await expect(items(toasts)).toHaveCount(0)
    })
  }
})

test('a toast with a button goes after 12 seconds, and not while the focus is on it', async ({ toasts }) => {
  await toasts.evaluate(() =>
    window.showToast({
      kind: 'success',
      text: 'Done',
      action: { label: 'Undo', press: () => (document.title = 'Undone') },
    }),
  )
  await toasts.clock.runFor(11_800)
  await expect(items(toasts)).not.toHaveAttribute('data-leaving')
  await toasts.getByRole('button', { name: 'Undo' }).focus()
  await toasts.clock.runFor(60_000)
  await expect(items(toasts)).not.toHaveAttribute('data-leaving')
  await toasts.keyboard.press('Enter')
  await expect(toasts).toHaveTitle('Undone')
  await toasts.clock.runFor(1000)
  await expect(items(toasts)).toHaveCount(0)

  await show(toasts, { kind: 'success', text: 'Later' })
  await toasts.clock.runFor(2100)
  await expect(items(toasts), 'time goes on afterwards').toHaveAttribute('data-leaving')
})

test('a loading toast stays without limit, until its outcome takes its place', async ({ toasts }) => {
  await show(toasts, { kind: 'loading', text: 'Working on it', id: 'work' })
  await toasts.clock.fastForward(DAY_MS)
  await toasts.clock.runFor(1000)
  await expect(items(toasts)).toHaveText('Working on it')
  await show(toasts, { kind: 'success', text: 'All done', id: 'work' })
  await expect(items(toasts)).toHaveText('All done')
  await toasts.clock.runFor(2100)
  await expect(items(toasts)).toHaveAttribute('data-leaving')
  await toasts.clock.runFor(1000)
  await expect(items(toasts)).toHaveCount(0)
})

test('a success takes the errors before it away, and nothing else', async ({ toasts }) => {
  await show(toasts, { kind: 'error', text: 'That failed' })
  await show(toasts, { kind: 'info', text: 'By the way' })
  await show(toasts, { kind: 'success', text: 'All done' })
  await toasts.clock.runFor(300)
  await expect(items(toasts).filter({ hasText: 'That failed' })).toHaveCount(0)
  await expect(items(toasts).filter({ hasText: 'By the way' })).toBeVisible()
  await show(toasts, { kind: 'error', text: 'That failed again' })
  await toasts.clock.runFor(300)
  await expect(items(toasts).filter({ hasText: 'That failed again' })).toBeVisible()
})

test('at most 20 toasts are shown at once, the newest ones', async ({ toasts }) => {
  for (let number = 1; number <= 22; number++) {
    await toasts.evaluate((text) => window.showToast({ kind: 'loading', text }), `Number ${number}.`)
  }
  await toasts.clock.runFor(1000)
  await expect(items(toasts)).toHaveCount(20)
  await expect(items(toasts).filter({ hasText: 'Number 22.' })).toHaveCount(1)
  await expect(items(toasts).filter({ hasText: /Number [12]\.$/ })).toHaveCount(0)
})

test('on every width a toast stands at the top right, and only once for what was done', async ({ page }) => {
  const { id } = await signInWithProfile(page)
  await page.clock.install()
  await page.goto(`/portal/share/${id}`)
  await awake(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'Copy URL' }).click()
  await expect(toast(page, 'Profile URL copied to clipboard')).toBeVisible()
  await page.clock.runFor(100)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const box = await items(page).filter({ hasText: 'Profile URL copied' }).boundingBox()
    expect(box?.y).toBeLessThanOrEqual(80)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(20)
    expect(box?.x).toBeGreaterThanOrEqual(width === 320 ? 0 : width / 2 - 20)
    await expect(items(page)).toHaveCount(1)
    expect(await coveredControls(page), 'controls that a toast keeps from being pressed').toEqual([])
  }
})

test('on every width a toast with a button covers nothing', async ({ page }) => {
  const { id } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await openFollowed(page, `/portal/suggestions/${id}?mode=manual`)
  const undo = page.getByRole('button', { name: 'Undo' })

  for (const [width, scrolled] of [
    [360, 0],
    [360, 700],
    [1024, 700],
  ] as const) {
    await test.step(`at ${width} px, scrolled by ${scrolled}, the page moves down for a toast with a button, which covers nothing`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled)
      const remove = page.getByRole('button', { name: /^Remove suggestion/ })
      const pressed = await remove.evaluateAll((all) =>
        all.findIndex((one) => one.getBoundingClientRect().y > innerHeight / 3),
      )
      const above = await page.evaluateHandle(() =>
        [...document.querySelectorAll('a:not(.skip-link), button, input, textarea, summary')].filter(
          (one) => {
            const { y, height } = one.getBoundingClientRect()
            return y + height / 2 > 0 && y + height < innerHeight / 3
          },
        ),
      )
      const places = () => above.evaluate((all) => all.map((one) => one.getBoundingClientRect().y))
      const before = await places()
      expect(before).not.toEqual([])
      await remove.nth(pressed).click()
      await expect(undo).toBeVisible()

      const bar = () => page.locator('.toasts').boundingBox()
      await expect.poll(async () => (await bar())?.y, 'at the top of the screen').toBe(0)
      const height = (await bar())?.height ?? 0
      const after = await places()
      after.forEach((y, index) => expect(y - (before[index] ?? 0)).toBeCloseTo(height, 0))
      await undo.click()
      await expect(items(page)).toHaveCount(0)
    })
  }

  await test.step('at 1280 px a button of a toast stands beside the page', async () => {
    await page.setViewportSize({ width: 1280, height: 740 })
    await page.getByRole('button', { name: 'Remove suggestion 2' }).click()
    const button = await undo.boundingBox()
    const editor = await page.locator('main .card').first().boundingBox()
    expect(button?.x).toBeGreaterThanOrEqual((editor?.x ?? 1280) + (editor?.width ?? 0))
  })
})

/** The controls in view whose middle is under a toast, so that it would get their press. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')]
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toast')
      })
      .map((control) => control.outerHTML),
  )
}

test('a toast that came over a redirect is not said again by a reload, by going back or in another tab', async ({
  page,
}) => {
  const { id } = await signInWithProfile(page)
  await page.goto(`/portal/edit/${id}`)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const said = toast(page, 'Profile updated successfully')
  await expect(said).toHaveCount(1)
  await expect(items(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Profiles' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.goBack()
  const other = await page.context().newPage()
  await other.goto('/portal/profile', { waitUntil: 'networkidle' })
  for (const tab of [page, other]) await expect(items(tab)).toHaveCount(0)
})
