import type { Page, Request } from '@playwright/test'
import { signInWithProfile } from './accounts.ts'
import { expect } from './fixtures.ts'
import { post, takeButton, takeByPost, takenButton } from './profiles.ts'
import { SERVER_GONE, test } from './server-lives.ts'
import { toast } from './toasts.ts'
import { openEmbedded } from '#app/server/database/embedded.ts'
import { profileForm } from '#test/make.ts'

const IDEAS = ['a kite', 'a lamp', 'a drum']
const LIVE = /\/gift\/[^/]+\/live$/
/** The data of the shared page itself, of all that an open page reads again. */
const PAGE_DATA = /\/gift\/[^/]+\.data\?_routes=routes%2Fgift%2Fgift$/

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

/** A shared profile of the page's owner, and a visitor whose page of it listens. */
async function watched(page: Page, another: () => Promise<Page>) {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another()
  await openLive(visitor, `/gift/${slug}`)
  return { slug, visitor }
}

/** What screen readers were told of ideas that others took. */
function announced(page: Page): Promise<string[]> {
  return page.locator('[aria-live="polite"] > p').filter({ hasText: 'has been taken' }).allTextContents()
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, mark as taken' }).click()
}

test('a take shows on every other open page, is said to screen readers, and costs none of them a request', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const [taker, ...watchers] = [await another(), await another(), await another()]
  if (!taker) throw new Error('nobody takes')
  for (const who of [taker, ...watchers]) await openLive(who, `/gift/${slug}`)
  const requests = watchers.map((who) => asked(who, /./))

  for (const idea of ['a kite', 'a drum']) {
    await takeButton(taker, idea).click()
    await confirm(taker)
    await expect(toast(taker, 'Gift marked as taken').first()).toBeVisible()
    for (const watcher of watchers) await expect(takenButton(watcher, idea)).toBeDisabled()
  }
  for (const [at, watcher] of watchers.entries()) {
    await expect(takeButton(watcher, 'a lamp')).toBeEnabled()
    await expect(watcher.getByText('1 of 3 still free')).toBeVisible()
    expect(await announced(watcher)).toEqual(["'a kite' has been taken", "'a drum' has been taken"])
    expect(requests[at]?.map((request) => request.url())).toEqual([])
  }
  expect(await announced(taker)).toEqual([])
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
  const ownReadings = asked(page, /\.data\?.*routes%2Fportal%2Fsuggestions/)

  await post(page, `/portal/edit/${id}`, profileForm({ version: '1', hobbies: 'whittling' }))
  await expect(visitor.getByText('whittling')).toBeVisible()
  const loaders = readings.map((request) => new URL(request.url()).searchParams.get('_routes'))
  expect(loaders).toHaveLength(2)
  expect(new Set(loaders)).toEqual(new Set(['root', 'routes/gift/gift']))
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

test('a dialog that asks about an idea says so when somebody else takes it meanwhile', async ({
  page,
  another,
}) => {
  const { slug, visitor } = await watched(page, another)
  await takeButton(visitor, 'a kite').click()
  await expect(visitor.getByRole('dialog', { name: 'Mark as taken?' })).toBeVisible()

  await takeByPost(page, slug, 'a kite')
  const dialog = visitor.getByRole('dialog', { name: 'Someone has just taken this gift' })
  await expect(dialog.getByRole('alert')).toContainText('a kite')
  await expect(dialog.getByRole('button', { name: 'Yes, mark as taken' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Back to the ideas' }).click()
  await expect(visitor.getByRole('dialog')).toBeHidden()
  await expect(takenButton(visitor, 'a kite')).toBeDisabled()
})

test('a lost connection is said after a while, and what was missed shows when it is back', async ({
  start,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is gone')
  const first = await start()
  const owner = await another({ baseURL: first.url })
  const { slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another({ baseURL: first.url })
  await visitor.clock.install()
  await openLive(visitor, `/gift/${slug}`)
  const lost = visitor.getByRole('status').filter({ hasText: 'Connection lost' })

  const broken = visitor.waitForEvent('requestfailed', (request) => LIVE.test(request.url()))
  await owner.close()
  await first.end('SIGKILL')
  await broken
  await visitor.clock.runFor(9_000)
  await expect(takeButton(visitor, 'a kite')).toBeEnabled()
  await expect(lost).toHaveCount(0)
  await visitor.clock.runFor(2_000)
  await expect(lost).toBeVisible()

  const second = await start({ PORT: String(first.port) })
  const other = await another({ baseURL: second.url })
  await takeByPost(other, slug, 'a kite')
  // At most half a minute passes between two tries, and a try takes the time that it takes.
  await expect(async () => {
    await visitor.clock.runFor(5_000)
    await expect(takenButton(visitor, 'a kite')).toBeDisabled({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(lost).toHaveCount(0)
  expect(await announced(visitor)).toEqual(["'a kite' has been taken"])
})

test('a stream that is silent for 40 seconds is taken for dead, and another one opened', async ({
  page,
  another,
}) => {
  const { slug } = await signInWithProfile(page, { ideas: IDEAS })
  const visitor = await another()
  // The server's clock goes on as ever: for the browser it says nothing for as long as the test says.
  await visitor.clock.install()
  const streams = asked(visitor, LIVE)
  await openLive(visitor, `/gift/${slug}`)
  await visitor.clock.runFor(38_000)
  expect(streams).toHaveLength(1)
  const again = visitor.waitForResponse(LIVE)
  await visitor.clock.runFor(3_000)
  expect((await again).status()).toBe(200)
  expect(streams).toHaveLength(2)
  await takeByPost(page, slug, 'a kite')
  await expect(takenButton(visitor, 'a kite')).toBeDisabled()
})

test('a hidden tab holds no stream, and shows what it missed when it is looked at again', async ({
  page,
  another,
}) => {
  const { slug, visitor } = await watched(page, another)

  const closed = visitor.waitForEvent('requestfailed', (request) => LIVE.test(request.url()))
  await turn(visitor, 'hidden')
  await closed
  await takeByPost(page, slug, 'a kite')
  const opened = asked(visitor, LIVE)
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(takeButton(visitor, 'a kite')).toBeEnabled()
  expect(opened).toEqual([])

  await turn(visitor, 'visible')
  await expect(takenButton(visitor, 'a kite')).toBeDisabled()
  expect(opened).toHaveLength(1)
})

/** As if the tab were covered by another one, or came back. */
function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('a live page stays when the server fails to read it, but not when it may no longer be seen', async ({
  start,
  folder,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server comes and goes')
  allowConsole(/status of (503|403)/, 'the server fails, and later refuses')
  const first = await start()
  const at = { PORT: String(first.port) }
  const rename = async (from: string, to: string) => {
    const database = await openEmbedded(folder)
    await database.db.execute(`alter table ${from} rename to ${to}`)
    await database.close()
  }
  const owner = await another({ baseURL: first.url })
  const { id, slug } = await signInWithProfile(owner, { ideas: IDEAS })
  const visitor = await another({ baseURL: first.url })
  await openLive(visitor, `/gift/${slug}`)

  await first.end('SIGTERM')
  await rename('ideas', 'lost_ideas')
  const failed = visitor.waitForResponse((answer) => PAGE_DATA.test(answer.url()), { timeout: 30_000 })
  const second = await start(at)
  expect((await failed).status()).toBe(503)
  const whoComesNow = await another({ baseURL: first.url })
  await whoComesNow.goto(`/gift/${slug}`)
  await expect(whoComesNow.getByText('Failed to load gift profile')).toBeVisible()
  await expect(takeButton(visitor, 'a kite')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toHaveCount(0)

  await second.end('SIGTERM')
  await rename('lost_ideas', 'ideas')
  await start(at)
  const other = await another({ baseURL: first.url })
  await takeByPost(other, slug, 'a kite')
  await turn(visitor, 'hidden')
  await turn(visitor, 'visible')
  await expect(takenButton(visitor, 'a kite')).toBeVisible({ timeout: 30_000 })

  await post(owner, `/portal/profile/${id}/status`, { status: 'incomplete' })
  await expect(visitor.getByRole('heading', { name: 'Profile Not Available' })).toBeVisible()
  await expect(visitor.getByText('a lamp')).toHaveCount(0)
})
