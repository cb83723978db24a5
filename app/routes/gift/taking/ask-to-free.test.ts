import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { toastIn, follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const ASK = 'Ask the organiser to free it'
const SUBJECT = 'Subject: Someone took a gift by mistake'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let profile: MadeProfile
let giver: Browser
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { ideas: ['a tin kite', 'a lamp', 'a drum'] })
  giver = visit()
  await take('a tin kite')
  world.wait(3_600_000)
})

const take = (text: string, by = giver) => by.post(`/gift/${profile.slug}`, { idea: profile.idea(text) })
const ask = (text = 'a tin kite', by = giver) =>
  by.post(`/gift/${profile.slug}/free`, { idea: profile.idea(text) })
const askPage = (by: Browser) => by.get(`/gift/${profile.slug}/free?idea=${profile.idea('a tin kite')}`)
const ownersPage = async () => (await owner.get(`/portal/suggestions/${profile.id}`)).text()
const free = (fields: Record<string, string>) =>
  owner.post(`/portal/suggestions/${profile.id}/available`, fields)
const requestsOn = (page: string) =>
  [...unescaped(page).matchAll(/(?:available\?request=|name="request" value=")([^"]+)"/g)].map(
    ([, request = '']) => request,
  )
/** The emails about requests of every list, and of this one. */
const emails = async () =>
  (await world.mails()).filter((mail) => mail.includes(SUBJECT)).map((mail) => mail.replace(/=\r?\n/g, ''))
const ownEmails = async () => (await emails()).filter((mail) => mail.includes(profile.id))

async function taken(): Promise<string[]> {
  const rows = await world.db.select().from(ideas)
  return rows.flatMap(({ text, taken_at }) => (taken_at === null ? [] : [text]))
}

test('without JavaScript the list, the same for everybody, leads each taken idea to the page that asks', async () => {
  await giver.get(`/gift/${profile.slug}`)
  const page = await (await giver.get(`/gift/${profile.slug}`)).text()
  const links = [...page.matchAll(/<noscript><a[^>]*href="([^"]*\/free\?idea=[^"]*)"/g)].map(([, to]) => to)
  expect(links).toEqual([`/gift/${profile.slug}/free?idea=${profile.idea('a tin kite')}`])
  const asked = await (await giver.get(links[0] ?? '')).text()
  expect(textOf(asked)).toContain('a tin kite')
  expect(textOf(asked)).toContain(ASK)
})

test('whoever took an idea asks, and its owner sees it, gets one email and frees it with one button', async () => {
  const { html } = await follow(giver, await ask())
  expect(noticesOf(html).join()).toContain('The organiser has been asked. It stays taken until they free it.')
  expect(await taken()).toEqual(['a tin kite'])
  const page = await ownersPage()
  expect(textOf(page).replace(/\s+/g, ' ')).toContain('The visitor who took a tin kite asks you to free it.')
  const [mail = '', ...more] = await ownEmails()
  expect(more).toEqual([])
  expect(mail).toContain('To: owner@example.org')
  expect(mail).toContain('a tin kite')
  expect(mail).toContain(`/portal/suggestions/${profile.id}`)
  const [request = ''] = requestsOn(page)
  expect(toastIn(await free({ request }))).toBe('idea_available')
  expect(await taken()).toEqual([])
  expect(requestsOn(await ownersPage())).toEqual([])
})

test('after asking, the idea says that it waits; the email leads to a page whose one button frees it', async () => {
  await giver.get(`/gift/${profile.slug}`)
  const { html } = await follow(giver, await ask())
  expect(textOf(html)).toContain('Asked, waiting for the organiser')
  expect(textOf(html)).not.toContain(ASK)
  const [mail = ''] = await ownEmails()
  const [link = ''] =
    /\/portal\/suggestions\/[\w-]+\/available\?request=[\w-]+/.exec(mail.replaceAll('=3D', '=')) ?? []
  const page = await (await owner.get(link)).text()
  expect(textOf(page).replace(/\s+/g, ' ')).toContain('The visitor who took a tin kite asks you to free it.')
  expect(await taken()).toEqual(['a tin kite'])
  await free({ request: requestsOn(page)[0] ?? '' })
  expect(await taken()).toEqual([])
  expect((await owner.get(link)).headers.get('Location')).toBe(`/portal/suggestions/${profile.id}`)
})

test('for each idea and device there is one email at most, and another idea has its own', async () => {
  const before = (await emails()).length
  await ask()
  await ask()
  expect(requestsOn(await ownersPage())).toHaveLength(1)
  await free({ request: requestsOn(await ownersPage())[0] ?? '' })
  world.wait(60_000)
  await take('a tin kite')
  expect(requestsOn(await ownersPage())).toEqual([])
  world.wait(60_000)
  await ask()
  expect(requestsOn(await ownersPage())).toHaveLength(1)
  expect(await emails()).toHaveLength(before + 1)
  await take('a lamp')
  await ask('a lamp')
  expect(await emails()).toHaveLength(before + 2)
})

test('beyond ten emails in an hour requests are shown to the owner and not mailed', async () => {
  const busy = await signedIn(world, visit(), 'busy@example.org')
  for (let list = 0; list < 6; list++) {
    const other = await makeProfile(busy, { ideas: ['a harp', 'a flute'] })
    for (const text of ['a harp', 'a flute']) {
      await giver.post(`/gift/${other.slug}`, { idea: other.idea(text) })
      expect(toastIn(await giver.post(`/gift/${other.slug}/free`, { idea: other.idea(text) }))).toBe(
        'free_requested',
      )
    }
  }
  expect((await emails()).filter((mail) => mail.includes('To: busy@example.org'))).toHaveLength(10)
})

test('who did not take an idea cannot ask for it, on the page or by a post', async () => {
  const before = (await emails()).length
  await take('a lamp', visit('192.0.2.9'))
  for (const [by, text] of [
    [visit(), 'a tin kite'],
    [giver, 'a lamp'],
    [giver, 'a drum'],
  ] as const)
    expect(toastIn(await ask(text, by))).toBe('not_taken_here')
  const { html } = await follow(visit(), await askPage(visit()))
  expect(html).toContain('a tin kite')
  expect(toastIn(await askPage(visit()))).toBe('not_taken_here')
  expect(toastIn(await giver.post(`/gift/${profile.slug}/free`, { idea: 'x' }))).toBe('idea_not_found')
  expect(requestsOn(await ownersPage())).toEqual([])
  expect(await emails()).toHaveLength(before)
})

test('under a surprise neither page nor email says which idea, and freeing it tells nothing', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  const before = await ownersPage()
  await ask()
  const page = await ownersPage()
  expect(textOf(page)).toContain('You will not be told which one it is.')
  const [request = ''] = requestsOn(page)
  expect(request).not.toBe(profile.idea('a tin kite'))
  const [mail = ''] = await ownEmails()
  expect(mail).not.toMatch(/kite|lamp|drum/)
  expect(mail).toContain('without learning which')
  const { html } = await follow(owner, await free({ request }))
  expect(await taken()).toEqual([])
  expect(html).not.toMatch(/>\s*Taken\s*<|"taken",true/)
  expect(textOf(await ownersPage())).toBe(textOf(before))
})

/** Saves the list without one idea, and answers by which step it comes back. */
async function remove(text: string): Promise<string> {
  const page = await (await owner.get(`/portal/suggestions/${profile.id}?mode=manual`)).text()
  const left = ['a tin kite', 'a lamp', 'a drum'].filter(
    (one) => one !== text && page.includes(profile.idea(one)),
  )
  const saved = await owner.post(`/portal/suggestions/${profile.id}`, {
    version: valueOf(page, 'version') ?? '',
    suggestion: left,
    suggestion_id: left.map((one) => profile.idea(one)),
    remove: profile.idea(text),
  })
  return valueOf((await follow(owner, saved)).html, 'undo') ?? ''
}
const card = async () =>
  /\d requests? to free/.exec(textOf(await (await owner.get('/portal/profile')).text()))?.[0]

test('under a surprise the owner’s removing of ideas, one by one, tells nothing of a request', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await ask()
  const [request = ''] = requestsOn(await ownersPage())
  const seen = async () => [requestsOn(await ownersPage()), await card()]
  const before = [[request], '1 request to free']
  await remove('a lamp')
  expect(await seen()).toEqual(before)
  const step = await remove('a tin kite')
  expect(await taken()).toEqual([])
  expect(await seen()).toEqual(before)
  const question = await owner.get(`/portal/suggestions/${profile.id}/available?request=${request}`)
  expect(textOf(await question.text())).toContain('You will not be told which one it is.')
  await owner.post('/portal/undo', { undo: step })
  expect(await seen()).toEqual(before)
  const again = await remove('a tin kite')
  expect(toastIn(await free({ request }))).toBe('idea_available')
  expect(await seen()).toEqual([[], undefined])
  await owner.post('/portal/undo', { undo: again })
  expect(await seen()).toEqual([[], undefined])
})

test('under a surprise a removed idea whose request was granted before brings no request back', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await ask()
  await free({ request: requestsOn(await ownersPage())[0] ?? '' })
  await remove('a tin kite')
  expect([requestsOn(await ownersPage()), await card()]).toEqual([[], undefined])
})

test('without a surprise a request goes with its idea and comes back with it, also if a surprise is wanted later', async () => {
  await ask()
  const step = await remove('a tin kite')
  expect(requestsOn(await ownersPage())).toEqual([])
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  expect(requestsOn(await ownersPage())).toEqual([])
  await owner.post('/portal/undo', { undo: step })
  expect(requestsOn(await ownersPage())).toHaveLength(1)
})

test('a request of another list, a made-up one and one that was granted free nothing', async () => {
  await ask()
  const [request = ''] = requestsOn(await ownersPage())
  const other = await makeProfile(owner, { ideas: ['a harp'] })
  await giver.post(`/gift/${other.slug}`, { idea: other.idea('a harp') })
  for (const [id, made] of [
    [other.id, request],
    [profile.id, profile.id],
    [profile.id, ''],
  ] as const) {
    const answer = await owner.post(`/portal/suggestions/${id}/available`, { request: made })
    expect(toastIn(answer)).toBe('idea_not_found')
  }
  expect((await taken()).toSorted((a, b) => a.localeCompare(b))).toEqual(['a harp', 'a tin kite'])
  await free({ request })
  expect(toastIn(await free({ request }))).toBe('idea_not_found')
})

test('before an idea is taken it is said what can be done about a mistake', async () => {
  const page = await (await visit().get(`/gift/${profile.slug}/take?idea=${profile.idea('a lamp')}`)).text()
  expect(textOf(page)).toContain('If that was a mistake, you can ask the organiser to free it.')
  expect(page).not.toContain('cannot be given back')
})
