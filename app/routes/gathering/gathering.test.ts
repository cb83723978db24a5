import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { gatherings, giftProfiles } from '#app/server/database/schema.ts'
import { cookieSays, textOf, unescaped, withoutTextSpans } from '#test/read-page.ts'
import {
  editProfile,
  makeGathering,
  type MadeGathering,
  makeProfile,
  type MadeProfile,
  profileForm,
} from '#test/make.ts'
import type { Browser } from '#test/browser.ts'
import { threeVisitors, watchSite } from '#test/own-site.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const site = await watchSite(world)
const { owner, other } = await threeVisitors(world, site.visit)
let emma: MadeProfile
let otto: MadeProfile
let christmas: MadeGathering
beforeEach(async () => {
  await world.db.delete(gatherings)
  await world.db.delete(giftProfiles)
  emma = await makeProfile(owner, { fields: { recipient_name: 'Emma' }, ideas: ['a kite', 'a lamp'] })
  otto = await makeProfile(owner, {
    fields: { recipient_name: 'Otto', occasion_type: 'christmas', occasion_date: '2026-12-24' },
    ideas: ['a drum'],
  })
  christmas = await makeGathering(owner, [emma, otto])
})

const words = async (path = christmas.page, by: Browser = site.visit()) =>
  textOf(await (await by.get(path)).text()).replace(/\s+/g, ' ')
const take = (profile: MadeProfile, text: string) =>
  site.visit().post(`/gift/${profile.slug}`, { idea: profile.idea(text) })
const isMe = (by: Browser, { slug }: MadeProfile) => by.post(christmas.page, { me: slug })

test('whoever has the link sees name, day and line, and each recipient with what is free, in the order of their days', async () => {
  expect(await words()).toMatch(
    /Christmas at ours December 24, 2026 Dinner is at six\..*Emma Birthday, December 12, 2026 2 of 2 free.*Otto Christmas, December 24, 2026 1 of 1 free/,
  )
})

test('the page is in no search engine, has a card, and is readable without a script', async () => {
  const answer = await site.visit().get(christmas.page)
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  const html = await answer.text()
  expect(html).toContain(`content="http://localhost:3000${christmas.page}/card.png"`)
  expect(html).toContain(`href="/gift/${emma.slug}?from=${christmas.page.split('/').at(-1)}"`)
})

test.each([
  ['/qr.svg', 'image/svg+xml', /^<svg/],
  ['/calendar.ics', 'text/calendar; charset=utf-8', /SUMMARY:Christmas at ours[^]*URL.*\/gathering\//],
  ['/card.png', 'image/png', /PNG/],
])('its %s is there', async (path, type, content) => {
  const answer = await site.visit().get(christmas.page + path)
  expect(answer.headers.get('Content-Type')).toBe(type)
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await answer.text()).toMatch(content)
})

test('without a day there is no calendar entry', async () => {
  const { page } = await makeGathering(owner, [], { day: '' })
  expect((await site.visit().get(`${page}/calendar.ics`)).status).toBe(404)
  expect(await words(page)).not.toContain('Add to calendar')
})

test.each(['/gathering/christmas-23456789abcd', '/gathering/no'])(
  'an address that leads nowhere says so: %s',
  async (path) => {
    for (const file of ['', '/qr.svg', '/calendar.ics', '/card.png'])
      expect([file, (await site.visit().get(path + file)).status]).toEqual([file, 404])
    expect(await words(path)).toContain('Gathering not found')
  },
)

test('anonymous visitors get it from memory, also as a recipient’s page with the way back', async () => {
  const paths = [
    christmas.page,
    `${christmas.page}.data`,
    `/gift/${emma.slug}?from=${christmas.page.split('/')[2]}`,
  ]
  for (const path of paths) {
    const first = await site.visit().get(path)
    expect([path, first.status, first.headers.get('Cache-Control')]).toEqual([path, 200, 'no-cache'])
    const before = site.renders()
    expect(await (await site.visit().get(path)).text()).toBe(await first.text())
    expect(site.renders()).toBe(before)
  }
})

/** Each change with what the page says then. */
const CHANGES: [string, () => Promise<unknown>, RegExp][] = [
  ['a take', () => take(emma, 'a kite'), /1 of 2 free/],
  ['the last take', () => take(otto, 'a drum'), /All taken/],
  [
    'an edit',
    () => owner.post(`/portal/edit/${emma.id}`, profileForm({ version: '1', recipient_name: 'Emmy' })),
    /Emmy/,
  ],
  [
    'Incomplete',
    () => owner.post(`/portal/profile/${emma.id}/status`, { status: 'incomplete' }),
    /Otto .* Still being written/,
  ],
  ['a deleted profile', () => owner.post(`/portal/profile/${emma.id}/delete`), /Who gets something Otto/],
  ['another name', () => save({ name: 'Hanukkah at ours', profile: [emma.id, otto.id] }), /Hanukkah at ours/],
  ['a profile less', () => save({ name: 'Christmas at ours', profile: [otto.id] }), /gets something Otto/],
]
const save = (fields: Record<string, string | string[]>) =>
  owner.post(`/portal/gatherings/${christmas.id}`, { version: '1', ...fields })

test.each(CHANGES)('%s shows with the next request', async (_what, change, said) => {
  expect(await words()).not.toMatch(said)
  await change()
  expect(await words()).toMatch(said)
})

test('a profile that came later is followed too, and one that came back', async () => {
  const late = await makeProfile(owner, { fields: { recipient_name: 'Mira' }, ideas: ['a harp', 'a horn'] })
  await save({ name: 'Christmas', profile: [late.id] })
  expect(await words()).toContain('2 of 2 free')
  await take(late, 'a harp')
  expect(await words()).toContain('1 of 2 free')
  const deleted = await owner.post(`/portal/profile/${late.id}/delete`)
  expect(await words()).toContain('Nobody yet')
  const list = await (await owner.get(deleted.headers.get('Location') ?? '')).text()
  await owner.post('/portal/undo', {
    undo: /name="undo" value="([^"]+)"|value="([^"]+)" name="undo"/.exec(list)?.slice(1).find(Boolean) ?? '',
  })
  expect(await words()).toContain('1 of 2 free')
})

test('a new link ends the old one at once, and a deleted gathering its link', async () => {
  await words()
  await owner.post(`/portal/gatherings/${christmas.id}/renew`)
  expect((await site.visit().get(christmas.page)).status).toBe(404)
  const html = await (await owner.get(`/portal/gatherings/${christmas.id}`)).text()
  const [renewed = ''] = /\/gathering\/[a-z0-9-]+/.exec(html) ?? []
  expect(renewed).not.toBe(christmas.page)
  expect(await words(renewed)).toContain('Emma')
  await owner.post(`/portal/gatherings/${christmas.id}/delete`)
  expect((await site.visit().get(renewed)).status).toBe(404)
  expect((await site.visit().get(`/gift/${emma.slug}`)).status).toBe(200)
})

test('an owner who wants to be surprised sees no count of their own profile, and others do', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true }).where(eq(giftProfiles.id, emma.id))
  await take(emma, 'a kite')
  expect(await words(christmas.page, owner)).toMatch(/Emma Birthday, December 12, 2026 A surprise for you/)
  expect(await words(christmas.page, other)).toContain('1 of 2 free')
})

test('whoever says "That’s me" sees no count of their ideas, and "No peeking" instead of the page, until they want to', async () => {
  const phone = site.visit()
  const html = await (await phone.get(christmas.page)).text()
  expect(html).toMatch(
    new RegExp(`action="${christmas.page}" method="post"><button[^>]* value="${emma.slug}"[^>]* name="me"`),
  )
  const answer = await isMe(phone, emma)
  const cookie = answer.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/Path=\/gathering; HttpOnly; SameSite=Lax/)
  const kept = /wishfolio\.me=([^;]*)/.exec(cookie)?.[1] ?? ''
  expect(JSON.stringify(cookieSays(kept))).not.toContain(emma.id)
  expect(await words(christmas.page, phone)).toMatch(/Emma Birthday, December 12, 2026 No peeking/)
  expect(await words(christmas.page, phone)).toContain('1 of 1 free')
  expect(await words()).toContain('2 of 2 free')
  const asked = `${christmas.page}/no-peeking?profile=${emma.slug}`
  expect(await words(asked, phone)).toContain('No peeking, Emma')
  expect(await words(asked, phone)).not.toContain('a kite')
  const form = / action="([^"]*)" method="post"[^>]*><button[^>]*>Show me all the same/
  const page = withoutTextSpans(await (await phone.get(asked)).text())
  expect(unescaped(form.exec(page)?.[1] ?? '')).toBe(asked)
  const shown = await phone.post(asked)
  expect(shown.headers.get('Location')).toBe(`/gift/${emma.slug}?from=${christmas.page.split('/')[2]}`)
  expect(await words(christmas.page, phone)).toContain('2 of 2 free')
})

test('who is not there cannot be said to be, and nobody who is not said to be is kept from peeking', async () => {
  const phone = site.visit()
  await isMe(phone, { ...emma, slug: 'nobody-23456789abcd' })
  expect(await words(christmas.page, phone)).not.toContain('No peeking')
  const asked = await phone.get(`${christmas.page}/no-peeking?profile=${emma.slug}`)
  expect(asked.headers.get('Location')).toContain(`/gift/${emma.slug}`)
})

test('a recipient’s page leads back to the gathering that led there; from any other it is the plain page, not rendered again', async () => {
  const slug = christmas.page.split('/')[2] ?? ''
  expect(await words(`/gift/${emma.slug}?from=${slug}`)).toContain('Christmas at ours Gift ideas for Emma')
  const empty = await makeGathering(other, [])
  const plain = `/gift/${emma.slug}?show=free`
  await words(plain)
  const before = site.renders()
  for (const from of [empty.page.split('/')[2] ?? '', 'christmas-23456789abcd', 'no']) {
    const answer = await site.visit().get(`${plain}&from=${from}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, plain])
  }
  expect(site.renders()).toBe(before)
})

test('the way back to the gathering stays, whatever is done on a recipient’s page and the pages below it', async () => {
  const allowed = { accepts_other_gifts: 'on', show_giver_names: 'on', accepts_messages: 'on' }
  await editProfile(owner, emma.id, { recipient_name: 'Emma', ...allowed })
  const from = `from=${christmas.page.split('/')[2]}`
  const list = `/gift/${emma.slug}?${from}`
  const kite = { idea: emma.idea('a kite') }
  const giver = site.visit()
  const read = async (path: string) => unescaped(await (await giver.get(path)).text())
  const at = (page: string, query = '') => `/gift/${emma.slug}/${page}?${query}${from}`

  const html = await read(list)
  expect(html).toContain(`<input type="hidden" name="from" value="${from.slice('from='.length)}"/>`)
  expect(html).toContain(`action="/gift/${emma.slug}/take"`)
  for (const page of ['other', 'message']) expect(html).toContain(`href="${at(page)}"`)
  expect(await read(at('take', `idea=${kite.idea}&`))).toContain(`action="${list}"`)
  const location = async (path: string, fields: Record<string, string>) =>
    (await giver.post(path, fields)).headers.get('Location')
  expect(await location(list, kite)).toBe(list)

  const taken = await read(list)
  for (const page of ['name', 'free']) expect(taken).toContain(`="${at(page, `idea=${kite.idea}&`)}"`)
  for (const page of ['name', 'free'])
    expect(await read(at(page, `idea=${kite.idea}&`))).toContain(`href="${list}"`)
  for (const page of ['other', 'message']) expect(await read(at(page))).toContain(`href="${list}"`)
  expect(await location(at('name'), { ...kite, name: 'Aunt Eva' })).toBe(list)
  expect(await location(at('other'), { text: 'a book' })).toBe(list)
  expect(await location(at('free'), kite)).toBe(list)
})

test('one that was taken down is seen by its owner alone, who is told why by mail, and is shown again', async () => {
  await words()
  const thing = { kind: 'gathering', id: christmas.page.split('/')[2] ?? '' } as const
  await takeDown(world, thing, 'rude')
  // As long as the notification takes.
  await expect.poll(async () => (await site.visit().get(christmas.page)).status).toBe(404)
  expect((await other.get(christmas.page)).status).toBe(404)
  expect(await words(christmas.page, owner)).toContain(
    'This gathering was taken down: only you see it The reason: rude',
  )
  const [mail = ''] = await world.mails()
  expect(mail).toContain('A gathering of yours was taken down')
  await takeDown(world, thing, null)
  await expect.poll(() => words()).toContain('Emma')
})

test('a report of it reaches whoever runs the server, with a link that hides it', async () => {
  expect(await words(`/report?page=${christmas.page}`)).toContain('Report a page')
  await site.visit().post('/report', { page: christmas.page, reason: 'other', words: 'rude', email: '' })
  const [mail = ''] = await world.mails()
  expect(mail.replace(/=\n/g, '')).toContain(`/takedown/gathering/${christmas.id}/`)
})
