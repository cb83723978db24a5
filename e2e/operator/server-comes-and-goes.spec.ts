import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newEmail, openMailedLink, signIn } from '../accounts.ts'
import { expect } from '../fixtures.ts'
import { post, postedProfile, takeButton, takeByPost, takenButton } from '../profiles.ts'
import { SERVER_GONE, test } from './server-lives.ts'
import { awake } from '../toasts.ts'
import { PASSWORD, profileForm } from '#test/make.ts'

/** Longer than a page waits before each of its first tries to read or to listen again. */
const A_PAUSE_MS = 5_000

test('Ctrl-C stops it cleanly, with pages open, and what was there is there again', async ({
  start,
  folder,
  another,
  allowConsole,
}) => {
  allowConsole(SERVER_GONE, 'the server is gone')
  // As the very first start finds it: nothing is there.
  const env = { DATA_DIR: join(folder, 'new') }
  const first = await start(env)
  const owner = await another({ baseURL: first.url })
  const email = newEmail()
  await post(owner, '/signup', { email, password: PASSWORD })
  await openMailedLink(owner, first, email)
  await expect(owner.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await post(owner, '/signin', { email, password: PASSWORD })
  const { slug } = await postedProfile(owner, { ideas: ['a kite', 'a lamp'] })
  const visitor = await another({ baseURL: first.url })
  await visitor.clock.install()
  await visitor.goto(`/gift/${slug}`)
  for (const page of [owner, visitor]) await awake(page)

  await test.step('it stops within seconds though a live stream is open', async () => {
    const before = Date.now()
    expect(await first.end('SIGINT')).toBe(0)
    expect(Date.now() - before).toBeLessThan(5_000)
  })

  const second = await start({ ...env, PORT: String(first.port) })
  await test.step('the data and the session are there', async () => {
    await owner.goto('/portal/profile')
    await expect(owner.getByRole('link', { name: 'Grandma Rosemary' })).toBeVisible()
    await expect(owner.getByText(email).filter({ visible: true })).toBeVisible()
    expect(second.outbox?.split('key=')[1]).toBe(first.outbox?.split('key=')[1])
  })

  await test.step('a page that stayed open listens again', async () => {
    await takeByPost(owner, slug, 'a kite')
    await expect(async () => {
      await visitor.clock.runFor(A_PAUSE_MS)
      await expect(takenButton(visitor, 'a kite')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  })
})

test('a page that cannot read a change, for the connection or the server, stays as it is, and reads it as soon as it can', async ({
  page,
  another,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/, 'the connection is gone, as in a tunnel')
  allowConsole(/status of 503/, 'and then the server fails')
  await signIn(page)
  const { id, slug } = await postedProfile(page, { ideas: ['a kite', 'a lamp'] })
  const visitor = await another()
  await visitor.clock.install()
  await visitor.goto(`/gift/${slug}`)
  await awake(visitor)
  await watchClosing(visitor)
  const data = `**/gift/${slug}.data?*gift%2Fgift.route`
  const failure = await failedReading(page, visitor)

  await visitor.route(data, (route) => route.abort())
  const failed = visitor.waitForEvent('requestfailed')
  await post(page, `/portal/edit/${id}`, profileForm({ version: '1', hobbies: 'whittling' }))
  await failed
  await expect(takeButton(visitor, 'a lamp')).toBeEnabled()

  const refused = visitor.waitForResponse((answer) => answer.status() === 503)
  await visitor.route(data, (route) => route.fulfill(failure))
  await visitor.clock.runFor(A_PAUSE_MS)
  await refused
  await expect(takeButton(visitor, 'a lamp')).toBeEnabled()

  await visitor.unroute(data)
  await visitor.clock.runFor(A_PAUSE_MS)
  await expect(visitor.getByText('whittling')).toBeVisible()
  await expect(visitor.locator('html[data-closed]'), 'it said never that it was closed').toHaveCount(0)
})

/** From now on, writes down on the document whether it ever says that its profile is not available. */
async function watchClosing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent ?? ''
    new MutationObserver(() => {
      if (heading() === 'Profile Not Available') document.documentElement.dataset.closed = 'yes'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** What a server answers that cannot read a profile: as of one which may not be seen, with the other reason. */
async function failedReading(owner: Page, visitor: Page) {
  const { slug } = await postedProfile(owner, { complete: false })
  const response = await visitor.request.get(`/gift/${slug}.data?_routes=routes%2Fgift%2Fgift.route`)
  const refused = await response.text()
  for (const part of ['profile_not_complete', '403']) expect(refused).toContain(part)
  const body = refused.replace('profile_not_complete', 'shared_profile_load_failed').replace('403', '503')
  return { response, status: 503, body }
}
