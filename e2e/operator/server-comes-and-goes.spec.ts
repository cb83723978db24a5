import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'
import { post, postedProfile, takeButton } from '../profiles.ts'
import { awake } from '../toasts.ts'
import { profileForm } from '#test/make.ts'

/** Longer than a page waits before each of its first tries to read or to listen again. */
const A_PAUSE_MS = 5_000

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
