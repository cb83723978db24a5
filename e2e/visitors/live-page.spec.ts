import type { Page, Request } from '@playwright/test'
import { signInWithProfile } from '../accounts.ts'
import { complaintsAbout } from '../every-screen/axe.ts'
import { wordsOf } from '../every-screen/translated.ts'
import { expect, test } from '../fixtures.ts'
import { post, takeButton, takeByPost, takenButton } from '../profiles.ts'
import { CONNECTION_LOST } from '#app/copy/shared-page.ts'
import { layCable } from '#test/programs/cable.ts'
import { profileForm } from '#test/make.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const IDEAS = ['a kite', 'a lamp', 'a drum']
const LIVE = /\/gift\/[^/]+\/live$/

/** What a page asks the server for from now on. */
function asked(page: Page, what: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (what.test(request.url())) requests.push(request)
  })
  return requests
}

/** Opens a page and waits until it listens. */
async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse(LIVE)
  await page.goto(path)
  await listening
}

/** What screen readers were told of ideas that others took. */
function announced(page: Page): Promise<string[]> {
  return wordsOf(page.locator('[aria-live="polite"] > p').filter({ hasText: 'has been taken' }))
}

/** In both themes. */
async function passesAxe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await complaintsAbout(page)).toEqual([])
  }
}

test('a take shows on every other open page, is said to screen readers, and costs none of them a request', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const watchers = [await another(), await another()]
  for (const who of watchers) await openLive(who, `/gift/${slug}`)
  const requests = watchers.map((who) => asked(who, /./))

  for (const idea of ['a kite', 'a drum']) {
    await takeByPost(page, slug, idea)
    for (const watcher of watchers) await expect(takenButton(watcher, idea)).toBeDisabled()
  }
  for (const [at, watcher] of watchers.entries()) {
    await expect(takeButton(watcher, 'a lamp')).toBeEnabled()
    await expect(watcher.getByText('1 of 3 still free')).toBeVisible()
    expect(await announced(watcher)).toEqual(["'a kite' has been taken", "'a drum' has been taken"])
    expect(requests[at]?.map((request) => request.url())).toEqual([])
  }
})

test('any other change is read once by each open page, and an idea made available is free again', async ({
  page,
  another,
}) => {
  const { id, slug, idea } = await signInWithProfile(page, { ideas: IDEAS })
  await takeByPost(page, slug, 'a lamp')
  const visitor = await another()
  await openLive(visitor, `/gift/${slug}`)
  await openLive(page, `/portal/suggestions/${id}`)
  await expect(takenButton(visitor, 'a lamp')).toBeVisible()
  const readings = asked(visitor, /./)
  const ownReadings = asked(page, /\.data\?.*routes%2Fportal%2Fideas%2Fsuggestions.route/)

  const { show_notes: _, ...hidingNotes } = profileForm({ version: '1', hobbies: 'whittling' })
  await expect(visitor.getByText('No chocolate').first()).toBeVisible()
  await post(page, `/portal/edit/${id}`, hidingNotes)
  await expect(visitor.getByText('whittling')).toBeVisible()
  await expect(visitor.getByText('No chocolate')).toHaveCount(0)
  const loaders = readings.map((request) => new URL(request.url()).searchParams.get('_routes'))
  expect(loaders).toHaveLength(2)
  expect(new Set(loaders)).toEqual(new Set(['root', 'routes/gift/gift.route']))
  await expect.poll(() => ownReadings.length).toBe(1)

  await post(page, `/portal/suggestions/${id}/available`, { idea: idea('a lamp') })
  await expect(takeButton(visitor, 'a lamp')).toBeEnabled()
  expect(await announced(visitor)).toEqual([])
})

test('a take between a page’s making and its waking up shows as soon as it is awake', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another()
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => (wake = resolve))
  await visitor.route(/\.js$/, async (route) => {
    await asleep
    await route.continue()
  })
  await visitor.goto(`/gift/${slug}`, { waitUntil: 'commit' })
  await expect(takeButton(visitor, 'a kite')).toBeVisible()
  await takeByPost(page, slug, 'a kite')
  await expect(takeButton(visitor, 'a kite')).toBeVisible()
  wake()
  await expect(takenButton(visitor, 'a kite')).toBeDisabled()
})

test('a dialog that asks about an idea says so when somebody else takes it or taking is paused meanwhile, and a hidden tab holds no stream until it is looked at again', async ({
  page,
  another,
}) => {
  const { id, slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another(PHONE)
  await openLive(visitor, `/gift/${slug}`)
  await takeButton(visitor, 'a drum').click()
  await post(page, `/portal/suggestions/${id}/pause`, { paused: 'on' })
  const paused = visitor.getByRole('dialog', { name: 'Taking is paused' })
  await expect(paused).toBeVisible()
  await passesAxe(visitor)
  await paused.getByRole('button', { name: 'Back to the ideas' }).click()
  await expect(visitor.getByRole('button', { name: 'Mark as taken' })).toHaveCount(0)
  await post(page, `/portal/suggestions/${id}/pause`)
  await takeButton(visitor, 'a kite').click()
  await expect(visitor.getByRole('dialog', { name: 'Mark as taken?' })).toBeVisible()

  await takeByPost(page, slug, 'a kite')
  const dialog = visitor.getByRole('dialog', { name: 'Someone has just taken this gift' })
  await expect(dialog.getByRole('alert')).toContainText('a kite')
  await expect(dialog.getByRole('button', { name: 'Yes, mark as taken' })).toHaveCount(0)
  await passesAxe(visitor)
  await dialog.getByRole('button', { name: 'Back to the ideas' }).click()
  await expect(visitor.getByRole('dialog')).toBeHidden()
  await expect(takenButton(visitor, 'a kite')).toBeDisabled()

  await test.step('hidden, it hears nothing; looked at again, it shows what it missed', async () => {
    const closed = visitor.waitForEvent('requestfailed', (request) => LIVE.test(request.url()))
    await turn(visitor, 'hidden')
    await closed
    await takeByPost(page, slug, 'a lamp')
    const opened = asked(visitor, LIVE)
    await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(takeButton(visitor, 'a lamp')).toBeEnabled()
    expect(opened).toEqual([])

    await turn(visitor, 'visible')
    await expect(takenButton(visitor, 'a lamp')).toBeDisabled()
    expect(opened).toHaveLength(1)
  })
})

test('a lost connection is said after a while, and what was missed shows when it is back', async ({
  page,
  server,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_(CONNECTION|SOCKET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)/, 'the connection is cut')
  allowConsole(/error occurred when fetching the script/, 'nor is there a connection for the worker’s script')
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const cable = await layCable(server.port)
  const visitor = await another({ ...PHONE, baseURL: `http://127.0.0.1:${cable.port}` })
  await visitor.clock.install()
  await openLive(visitor, `/gift/${slug}`)
  const lost = visitor.getByRole('status').filter({ hasText: 'Connection lost' })

  const broken = visitor.waitForEvent('requestfailed', (request) => LIVE.test(request.url()))
  cable.refuse(true)
  cable.cut()
  await broken
  await visitor.clock.runFor(9_000)
  await expect(takeButton(visitor, 'a kite')).toBeEnabled()
  await expect(lost).toHaveCount(0)
  await visitor.clock.runFor(2_000)
  await expect(lost).toBeVisible()
  await passesAxe(visitor)

  await takeByPost(page, slug, 'a kite')
  cable.refuse(false)
  // At most half a minute passes between two tries, and a try takes the time that it takes.
  await expect(async () => {
    await visitor.clock.runFor(5_000)
    await expect(takenButton(visitor, 'a kite')).toBeDisabled({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(lost).toHaveCount(0)
  expect(await announced(visitor)).toEqual(["'a kite' has been taken"])
  await visitor.close()
  await cable.close()
})

/** As if the tab were covered by another one, or came back. */
function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('seven windows of one browser over HTTP/1.1 all open, take turns in being live, and none says that it is lost', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another()
  const windows = await Promise.all(Array.from({ length: 7 }, () => visitor.context().newPage()))
  for (const one of windows) await one.goto(`/gift/${slug}`, { timeout: 15_000 })
  for (const idea of ['a lamp', 'a kite']) {
    await takeByPost(page, slug, idea)
    for (const one of windows) await expect(takenButton(one, idea)).toBeDisabled({ timeout: 15_000 })
  }
  for (const one of windows) {
    await expect(one.getByText(CONNECTION_LOST.title.message ?? '')).toHaveCount(0)
  }
})
