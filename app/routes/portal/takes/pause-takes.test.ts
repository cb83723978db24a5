import { beforeEach, expect, test } from 'vitest'
import { toastIn, follow, noticesOf, textOf } from '#test/read-page.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'

const PAUSED = 'Nobody can take an idea just now'
const BUTTON = />\s*Mark as taken\s*</

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner)
})

const shared = async () => (await visit().get(`/gift/${profile.slug}`)).text()
const ownersPage = async () => (await owner.get(`/portal/suggestions/${profile.id}`)).text()
const pause = (fields: Record<string, string> = { paused: 'on' }) =>
  owner.post(`/portal/suggestions/${profile.id}/pause`, fields)
const take = (text: string, fields = {}) =>
  visit().post(`/gift/${profile.slug}`, { idea: profile.idea(text), ...fields })
const takenCount = async () =>
  (await world.db.select().from(ideas)).filter(({ taken_at }) => taken_at !== null).length

test('the shared page, sent from the cache before, says at once that taking is paused and offers no button', async () => {
  await take('a kite')
  expect(await shared()).toMatch(BUTTON)
  expect(toastIn(await pause())).toBe('takes_paused_now')
  const page = await shared()
  expect(textOf(page)).toContain(PAUSED)
  expect(page).not.toMatch(BUTTON)
  expect(page).toContain('a lamp')
  expect(textOf(page)).toContain('Taken')
})

test('a take posted meanwhile is refused over the list, and nothing is lost', async () => {
  await take('a kite')
  await pause()
  for (const sure of ['', 'on']) {
    const refused = await take('a lamp', { sure })
    expect(refused.status).toBe(403)
    const page = await refused.text()
    expect(textOf(page)).toContain('Nothing was changed. Please come back later.')
    expect(page).toContain('a lamp')
  }
  expect(await takenCount()).toBe(1)
})

test('the page that asks before a take leads back to the list, which says why', async () => {
  await pause()
  const browser = visit()
  const asked = await browser.get(`/gift/${profile.slug}/take?idea=${profile.idea('a lamp')}`)
  const { path, html } = await follow(browser, asked)
  expect(path).toBe(`/gift/${profile.slug}`)
  expect(noticesOf(html).join()).toContain(PAUSED)
})

test('when the owner lets people take again, it is as before', async () => {
  const before = textOf(await shared())
  await pause()
  expect(textOf(await ownersPage())).toContain('Taking is paused')
  expect(toastIn(await pause({}))).toBe('takes_resumed')
  expect(textOf(await shared())).toBe(before)
  expect(textOf(await ownersPage())).not.toContain('Taking is paused')
  expect(toastIn(await take('a lamp'))).toBe('idea_taken')
})

test('a duplicate of a paused profile is not paused', async () => {
  await pause()
  await owner.post(`/portal/share/${profile.id}/duplicate`)
  const rows = await world.db.select().from(giftProfiles)
  expect(rows.map(({ id, takes_paused }) => [id === profile.id, takes_paused])).toContainEqual([false, false])
  expect(rows).toHaveLength(2)
})
