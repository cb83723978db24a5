import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { FIFTEEN_IDEAS } from '#test/data/fifteen-ideas.ts'
import { languageMacros } from '../../scripts/language-macros.ts'
import { signInWithProfile } from '../accounts.ts'
import { expect, test as base } from '../fixtures.ts'
import { openFollowed } from '../profiles.ts'
import { awake, toast } from '../toasts.ts'

const ADDRESS = 'http://toasts.test'
const DAY_MS = 24 * 60 * 60 * 1000

/** Once for each worker. */
let bundled: ReturnType<typeof bundleToasts> | undefined

/** The product's toasts as a browser gets them, without a screen around them. */
async function bundleToasts(): Promise<Rolldown.RolldownOutput['output']> {
  const input = fileURLToPath(new URL('toast-page.tsx', import.meta.url))
  const built = await build({
    configFile: false,
    plugins: [languageMacros()],
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

test('an offer to undo stands until it is used, closed or 12 seconds have passed, and not while it is hovered or focused', async ({
  toasts,
}) => {
  const offers = toasts.locator('.undo-offer')
  const offer = async (text: string) => {
    await toasts.evaluate(
      (said) => window.offerUndo({ id: said, text: said, undo: () => (document.title = `${said} undone`) }),
      text,
    )
    await expect(offers.filter({ hasText: text })).toBeVisible()
  }
  const undo = toasts.getByRole('button', { name: 'Undo' })

  await offer('First')
  await toasts.clock.runFor(11_800)
  await expect(offers).toHaveCount(1)
  await toasts.clock.runFor(400)
  await expect(offers).toHaveCount(0)

  await offer('Second')
  await undo.focus()
  await toasts.clock.runFor(60_000)
  await toasts.keyboard.press('Enter')
  await expect(toasts).toHaveTitle('Second undone')
  await expect(offers).toHaveCount(0)

  await offer('Third')
  await undo.hover()
  await toasts.clock.runFor(60_000)
  await expect(offers).toHaveCount(1)
  await toasts.mouse.move(1, 1)
  await toasts.getByRole('button', { name: 'Close' }).click()
  await expect(offers).toHaveCount(0)

  await offer('Fourth')
  await toasts.mouse.move(1, 1)
  await toasts.clock.runFor(12_200)
  await expect(offers, 'time goes on afterwards').toHaveCount(0)
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

test('at most 20 toasts are shown at once, the newest ones', async ({ toasts }) => {
  for (let number = 1; number <= 22; number++) {
    await toasts.evaluate((text) => window.showToast({ kind: 'loading', text }), `Number ${number}.`)
  }
  await toasts.clock.runFor(1000)
  await expect(items(toasts)).toHaveCount(20)
  await expect(items(toasts).filter({ hasText: 'Number 22.' })).toHaveCount(1)
  await expect(items(toasts).filter({ hasText: /Number [12]\./ })).toHaveCount(0)
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

test('on every width, at any size of text, the bar of Undo moves nothing, and all can be scrolled clear of it', async ({
  page,
}) => {
  const { id } = await signInWithProfile(page, { ideas: FIFTEEN_IDEAS })
  await openFollowed(page, `/portal/suggestions/${id}?mode=manual`)
  const undo = page.getByRole('button', { name: 'Undo' })
  const bar = page.getByRole('region', { name: 'Undo' })

  for (const [width, scrolled, text] of [
    [360, 0, '100%'],
    [360, 700, '200%'],
    [1280, 700, '100%'],
  ] as const) {
    await test.step(`at ${width} px, scrolled by ${scrolled}, with text of ${text}`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
      // Faces that the larger text asks for have come, and fields have grown with it.
      await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        await document.fonts.ready
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      })
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled)
      const remove = page.getByRole('button', { name: /^Remove suggestion/ })
      const pressed = await remove.evaluateAll((all) =>
        all.findIndex((one) => one.getBoundingClientRect().y > innerHeight / 3),
      )
      const above = await page.evaluateHandle(() =>
        [...document.querySelectorAll('a, button, input, textarea, summary')].filter((one) => {
          const { y, height } = one.getBoundingClientRect()
          return y + height > 0 && y + height < innerHeight / 3
        }),
      )
      const places = () =>
        above.evaluate((all) => all.map((one) => Math.round(one.getBoundingClientRect().y + scrollY)))
      const before = await places()
      await remove.nth(pressed).click()
      await expect(undo).toBeVisible()
      expect(await places()).toEqual(before)
      const label = await undo.evaluate((button) => button.getBoundingClientRect().height)
      expect(label, 'Undo stands on one line').toBeLessThan(text === '200%' ? 120 : 60)

      const save = page.getByRole('button', { name: 'Save Changes' })
      await save.click({ trial: true })
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const top = (await bar.boundingBox())?.y ?? 0
      const lowest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('body > footer a')].map((a) => a.getBoundingClientRect().bottom),
        ),
      )
      expect(lowest).toBeLessThanOrEqual(top)
      await undo.click()
      await expect(bar).toBeEmpty()
    })
  }
})

test('an Undo that gets no answer says so, and is offered again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/, 'no answer comes')
  await signInWithProfile(page)
  await page.goto('/portal/profile')
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  let giveUp = () => {}
  const unanswered = new Promise<void>((resolve) => (giveUp = resolve))
  await page.route('**/portal/undo*', async (route) => {
    await unanswered
    await route.abort()
  })
  await undo.click()
  await expect(undo, 'what was pressed is gone').toBeHidden()
  giveUp()
  await expect(undo, 'and is offered anew').toBeVisible()
  await expect(toast(page, 'That could not be undone. Please try again.')).toBeVisible()
  await page.unroute('**/portal/undo*')
  await undo.click()
  await expect(toast(page, 'Undone').first()).toBeVisible()
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
