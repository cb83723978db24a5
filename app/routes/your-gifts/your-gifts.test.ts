import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sweepEndedTakes } from '#app/server/commands/visitors/your-gifts.ts'
import { endedTakes, giftProfiles, ideas } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { follow, textOf, toastIn, unescaped, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const NAME = 'wishfolio.device'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
let emma: MadeProfile
let otto: MadeProfile
let giver: Browser
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  emma = await makeProfile(owner, {
    fields: { recipient_name: 'Emma', occasion_date: '2027-05-03' },
    ideas: ['a kite', 'a lamp'],
  })
  otto = await makeProfile(owner, {
    fields: { recipient_name: 'Otto', occasion_date: '2027-02-01' },
    ideas: ['a drum'],
  })
  giver = visit()
  await take(emma, 'a kite')
  await take(otto, 'a drum')
})

const take = (profile: MadeProfile, text: string, by = giver) =>
  by.post(`/gift/${profile.slug}`, { idea: profile.idea(text) })
const change = (profile: MadeProfile, values: Partial<typeof giftProfiles.$inferInsert>) =>
  world.db.update(giftProfiles).set(values).where(eq(giftProfiles.id, profile.id))
const html = async (by: Browser, path = '/your-gifts') => unescaped(await (await by.get(path)).text())
/** The gifts on a page, in their order. */
const giftsOn = (page: string) =>
  [...page.matchAll(/<h2[^>]*class="tag-title"[^>]*>([^<]*)</g)].map(([, text]) => text)
/** What the page says of takes that the owner ended, each with the id by which its line is removed. */
const ended = async (by: Browser, path?: string) =>
  [...(await html(by, path)).matchAll(/<p id="([\w-]+)">(.*?)<\/p>/g)].map(([, id = '', said = '']) => ({
    id,
    said: textOf(said).replace(/\s+/g, ' ').replace(' :', ':').trim(),
  }))
const endedLines = async (by: Browser, path?: string) => (await ended(by, path)).map(({ said }) => said)
const makeFree = (fields: Record<string, string>, profile = emma) =>
  owner.post(`/portal/suggestions/${profile.id}/available`, fields)
/** Saves Emma's list without the kite, and answers by which step it comes back. */
async function removeKite(): Promise<string> {
  const kite = emma.idea('a kite')
  const saved = await owner.post(`/portal/suggestions/${emma.id}`, {
    version: '1',
    suggestion: 'a lamp',
    suggestion_id: emma.idea('a lamp'),
    remove: kite,
  })
  return valueOf((await follow(owner, saved)).html, 'undo') ?? ''
}
const gifts = async (by: Browser, path?: string) => giftsOn(await html(by, path))

/** The path of the personal link on the page of who took something. */
async function linkOf(by: Browser): Promise<string> {
  const [, path = ''] = /value="[^"]*(\/your-gifts\/[^"]+)"/.exec(await html(by)) ?? []
  expect(path).not.toBe('')
  return path
}

test('all that a device took is on one page, the next occasion first, and nothing that others took', async () => {
  await take(emma, 'a lamp', visit())
  const page = await html(giver)
  expect(giftsOn(page)).toEqual(['a drum', 'a kite'])
  expect(textOf(page).replace(/\s+/g, ' ')).toContain('For Emma : Birthday, May 3, 2027')
  for (const to of [`/gift/${emma.slug}`, `/gift/${emma.slug}/calendar.ics`])
    expect(page).toContain(`href="${to}"`)
  expect(page).toContain('k=a+kite')
  expect(page).toContain(`href="/gift/${emma.slug}/free?idea=${emma.idea('a kite')}"`)
})

test('a browser may keep the page for reading offline, unless somebody is signed in', async () => {
  const keeping = async (by: Browser) => (await by.get('/your-gifts')).headers.get('Cache-Control')
  expect(await keeping(giver)).toBe('private, no-cache')
  expect(await keeping(visit())).toBe('private, no-cache')
  giver.withCookiesOf(owner)
  expect(await keeping(giver)).toBe('no-store')
})

test('an occasion that passed comes last', async () => {
  await change(otto, { occasion_date: '2020-02-01' })
  expect(await gifts(giver)).toEqual(['a kite', 'a drum'])
})

test('of a list that is incomplete or taken down it is said that it is not open, and its gifts come back with it', async () => {
  await change(emma, { status: 'incomplete' })
  await change(otto, { takedown_reason: 'rude' })
  const page = await html(giver)
  expect(giftsOn(page)).toEqual([])
  const words = textOf(page).replace(/\s+/g, ' ')
  expect(words).toContain('a kite for Emma. This list is not open at the moment')
  expect(words).toContain('A gift. This list is not open at the moment')
  expect(page).not.toContain('Otto')
  await change(emma, { status: 'complete' })
  expect(await gifts(giver)).toEqual(['a kite'])
})

test('what the organiser was asked to free says that it waits, and is not asked for again', async () => {
  const free = `/gift/${emma.slug}/free`
  await giver.post(free, { idea: emma.idea('a kite') })
  const page = await html(giver)
  expect(textOf(page)).toContain('Asked, waiting for the organiser')
  expect(page).not.toContain(`${free}?idea=`)
})

test('what the owner made available again is no longer among them, and a line says so until it is removed', async () => {
  const other = visit()
  await take(emma, 'a lamp', other)
  await makeFree({ idea: emma.idea('a kite') })
  expect(await gifts(giver)).toEqual(['a drum'])
  const [line] = await ended(giver)
  expect(line?.said).toBe('a kite for Emma: the organiser made it available again.')
  expect(await html(giver)).toContain(`href="/gift/${emma.slug}"`)
  expect(await endedLines(other)).toEqual([])
  expect(await endedLines(visit(), await linkOf(giver))).toHaveLength(1)
  await other.post('/your-gifts', { remove: line?.id ?? '' })
  expect(await endedLines(giver)).toHaveLength(1)
  expect(toastIn(await giver.post('/your-gifts', { remove: line?.id ?? '' }))).toBe('removed')
  expect(await endedLines(giver)).toEqual([])
})

test('the line goes when the gift is theirs again, and after eight weeks', async () => {
  await makeFree({ all: 'on' })
  await makeFree({ all: 'on' }, otto)
  expect(await endedLines(giver)).toHaveLength(2)
  await take(emma, 'a kite')
  expect(await endedLines(giver)).toEqual(['a drum for Otto: the organiser made it available again.'])
  const { now } = world.time
  world.wait(8 * 7 * 86_400_000)
  await sweepEndedTakes(world)
  expect(await endedLines(giver)).toHaveLength(1)
  world.wait(1)
  await sweepEndedTakes(world)
  expect(await endedLines(giver)).toEqual([])
  world.time.now = now
})

test('what the owner freed because its giver asked is told as that', async () => {
  await giver.post(`/gift/${emma.slug}/free`, { idea: emma.idea('a kite') })
  await makeFree({ idea: emma.idea('a kite') })
  expect(await endedLines(giver)).toEqual(['a kite for Emma: free again, as you asked.'])
})

test('what the owner took off the list is told too, also under a surprise, and no more once it is back', async () => {
  await change(emma, { keep_surprise: true })
  const step = await removeKite()
  expect(await gifts(giver)).toEqual(['a drum'])
  expect(await endedLines(giver)).toEqual(['a kite for Emma: the organiser took it off the list.'])
  await owner.post('/portal/undo', { undo: step })
  expect(await gifts(giver)).toEqual(['a drum', 'a kite'])
  expect(await endedLines(giver)).toEqual([])
})

test('a deleted list takes the lines along and brings them back; one that is closed shows what its gifts would', async () => {
  await makeFree({ idea: emma.idea('a kite') })
  const deleted = await follow(owner, await owner.post(`/portal/profile/${emma.id}/delete`))
  expect(await world.db.select().from(endedTakes)).toEqual([])
  await owner.post('/portal/undo', { undo: valueOf(deleted.html, 'undo') ?? '' })
  expect(await endedLines(giver)).toHaveLength(1)
  await change(emma, { status: 'incomplete' })
  expect(await endedLines(giver)).toEqual(['a kite for Emma: the organiser made it available again.'])
  expect(await html(giver)).not.toContain(emma.slug)
  await change(emma, { takedown_reason: 'rude' })
  expect(await endedLines(giver)).toEqual(['A gift: the organiser made it available again.'])
})

test('of a deleted list each of its givers is told the day and nothing else, until the line is removed or the list is back', async () => {
  const DELETED = 'A list on which you took a gift was deleted on November 21, 2026.'
  const [other, freed] = [visit(), visit()]
  await change(emma, { keep_surprise: true })
  await take(emma, 'a lamp')
  await makeFree({ all: 'on' })
  await take(emma, 'a kite')
  await take(emma, 'a lamp', freed)
  await makeFree({ all: 'on' })
  await take(emma, 'a kite', other)
  const deleteEmma = async () =>
    valueOf((await follow(owner, await owner.post(`/portal/profile/${emma.id}/delete`))).html, 'undo') ?? ''
  const step = await deleteEmma()
  for (const by of [giver, other, freed]) expect(await endedLines(by)).toEqual([DELETED])
  expect(await gifts(giver)).toEqual(['a drum'])
  const page = await html(other)
  expect(page).not.toMatch(/No gifts yet|Emma|kite|lamp/)
  expect(page).not.toContain(emma.slug)
  expect(await endedLines(visit(), await linkOf(other))).toEqual([DELETED])
  expect(await endedLines(visit())).toEqual([])

  await owner.post('/portal/undo', { undo: step })
  expect(await endedLines(other)).toEqual([])
  expect(await gifts(other)).toEqual(['a kite'])
  expect((await endedLines(giver)).filter((line) => line === DELETED)).toEqual([])
  await deleteEmma()
  const [line] = await ended(other)
  expect(line?.said).toBe(DELETED)
  await giver.post('/your-gifts', { remove: line?.id ?? '' })
  expect(await endedLines(other)).toEqual([DELETED])
  expect(toastIn(await other.post('/your-gifts', { remove: line?.id ?? '' }))).toBe('removed')
  expect(await html(other)).toContain('No gifts yet')

  const { now } = world.time
  world.wait(8 * 7 * 86_400_000)
  await sweepEndedTakes(world)
  expect(await endedLines(giver)).toEqual([DELETED])
  world.wait(1)
  await sweepEndedTakes(world)
  expect(await endedLines(giver)).toEqual([])
  world.time.now = now
})

test('of a deleted surprise its owner reads nothing on a device of a giver; of another list what givers do', async () => {
  await change(emma, { keep_surprise: true })
  await owner.post(`/portal/profile/${emma.id}/delete`)
  expect(await endedLines(giver)).toHaveLength(1)
  await owner.post(`/portal/profile/${otto.id}/delete`)
  expect(await endedLines(giver)).toHaveLength(2)
  giver.withCookiesOf(owner)
  expect(await endedLines(giver)).toHaveLength(1)
})

test('with an account its lists go, and their givers are told the same', async () => {
  const leaving = await signedIn(world, visit(), 'leaving@example.org')
  const list = await makeProfile(leaving, { ideas: ['a bell'] })
  const surprise = await makeProfile(leaving, { ideas: ['a bell'] })
  await change(surprise, { keep_surprise: true })
  const other = visit()
  await take(list, 'a bell', other)
  await take(surprise, 'a bell', other)
  await leaving.post('/portal/settings/delete-account', { password: PASSWORD })
  const told = await endedLines(other)
  expect(told).toHaveLength(2)
  for (const line of told) expect(line).toMatch(/^A list on which you took a gift was deleted on /)
})

test('who took something by a link that was replaced is told neither what it is now nor where', async () => {
  await owner.post(`/portal/share/${emma.id}/renew`)
  await makeFree({ idea: emma.idea('a kite') })
  expect(await endedLines(giver)).toEqual(['A gift for Emma: the organiser made it available again.'])
  const [{ slug } = emma] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, emma.id))
  expect(await html(giver)).not.toContain(slug)
})

test('what the owner reworded since it was taken says what it said then, on the page of the list, too', async () => {
  const reword = (kite: string, version: string) =>
    owner.post(`/portal/suggestions/${emma.id}`, {
      version,
      suggestion: [kite, 'a lamp'],
      suggestion_id: [emma.idea('a kite'), emma.idea('a lamp')],
      known_taken: emma.idea('a kite'),
    })
  const said = async (by = giver) => {
    const { ended: sentence } = await (await by.get(`/gift/${emma.slug}/yours`)).json()
    return sentence
  }
  const page = async (by = giver) => textOf(await html(by)).replace(/\s+/g, ' ')
  await reword('A kite', '1')
  expect(await page()).not.toContain('you took it')
  expect(await said()).toBe('')
  await reword('a drone', '2')
  expect(await page()).toContain('a drone When you took it: a kite')
  expect(await said()).toBe('a drone (when you took it: a kite)')
  expect(await html(visit(), `/gift/${emma.slug}`)).not.toContain('a kite')
  await change(emma, { status: 'incomplete' })
  expect(await page()).toContain('a drone (when you took it: a kite) for Emma. This list is not open')
  await change(emma, { status: 'complete', keep_surprise: true })
  const shared = visit().withCookiesOf(giver)
  shared.withCookiesOf(owner)
  expect(await page(shared)).not.toContain('a kite')
  expect(await said(shared)).toBe('')

  await change(emma, { keep_surprise: false })
  await owner.post(`/portal/suggestions/${emma.id}`, {
    version: '3',
    suggestion: 'a lamp',
    suggestion_id: emma.idea('a lamp'),
    remove: emma.idea('a kite'),
  })
  expect(await endedLines(giver)).toEqual(['a kite for Emma: the organiser took it off the list.'])
})

test('brought back after a removal or with its list, a taken idea still has the words of its take; freed, it has none', async () => {
  const words = async () => {
    const rows = await world.db
      .select()
      .from(ideas)
      .where(eq(ideas.id, emma.idea('a kite')))
    return rows.map(({ taken_text }) => taken_text)
  }
  expect(await words()).toEqual(['a kite'])
  await owner.post('/portal/undo', { undo: await removeKite() })
  expect(await words()).toEqual(['a kite'])
  const deleted = await follow(owner, await owner.post(`/portal/profile/${emma.id}/delete`))
  await owner.post('/portal/undo', { undo: valueOf(deleted.html, 'undo') ?? '' })
  expect(await words()).toEqual(['a kite'])
  await makeFree({ idea: emma.idea('a kite') })
  expect(await words()).toEqual([null])
})

test('the page of a list learns what is this device’s, and in a sentence what is no more', async () => {
  const yours = async (by: Browser, slug = emma.slug) => {
    const answer = await by.get(`/gift/${slug}/yours`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    return answer.status === 204 ? 'nothing' : answer.json()
  }
  const [kite, lamp] = [emma.idea('a kite'), emma.idea('a lamp')]
  expect(await yours(visit())).toBe('nothing')
  expect(await yours(giver)).toEqual({ takes: { [kite]: 'taken' }, ended: '' })
  await take(emma, 'a lamp')
  await giver.post(`/gift/${emma.slug}/free`, { idea: lamp })
  expect(await yours(giver)).toEqual({ takes: { [kite]: 'taken', [lamp]: 'asked' }, ended: '' })
  await makeFree({ idea: lamp })
  expect(await yours(giver)).toEqual({
    takes: { [kite]: 'taken' },
    ended: 'a lamp: free again, as you asked',
  })
  await makeFree({ idea: kite })
  expect(await yours(giver)).toEqual({ takes: {}, ended: '2 gifts you took are free again or off the list' })
  expect(await yours(giver, otto.slug)).toEqual({ takes: { [otto.idea('a drum')]: 'taken' }, ended: '' })
  await change(emma, { status: 'incomplete' })
  expect(await yours(giver)).toEqual({ takes: {}, ended: '' })
})

test('who took something by a link that was replaced is told so, and sees neither the new link nor what is on the list', async () => {
  const link = await linkOf(giver)
  await owner.post(`/portal/share/${emma.id}/renew`)
  await owner.post(`/portal/suggestions/${emma.id}`, {
    version: '1',
  })
  const [{ slug } = emma] = await world.db.select().from(giftProfiles).where(eq(giftProfiles.id, emma.id))
  for (const page of [await html(giver), await html(visit(), link)]) {
    expect(giftsOn(page)).toEqual(['a drum'])
    expect(textOf(page).replace(/\s+/g, ' ')).toContain(
      'A gift for Emma. This list has a new link; ask for it.',
    )
    expect(page).not.toContain(slug)
    expect(page).not.toContain('kite')
  }
  world.wait(11_000)
  await take({ ...emma, slug }, 'a lamp')
  expect(await gifts(giver)).toEqual(['a drum', 'a kite', 'a lamp'])
})

test('an owner who wants a surprise learns nothing from a device that the giver used too', async () => {
  await change(emma, { keep_surprise: true })
  giver.withCookiesOf(owner)
  expect(await gifts(giver)).toEqual(['a drum'])
  expect(await (await giver.get(`/gift/${emma.slug}/yours`)).json()).toEqual({ takes: {}, ended: '' })
  await makeFree({ all: 'on' })
  expect(await endedLines(giver)).toEqual([])
  expect(await (await giver.get(`/gift/${emma.slug}/yours`)).json()).toEqual({ takes: {}, ended: '' })
})

test('the pages are for no search engine, a personal link for no cache, and a device that took nothing gets no mark', async () => {
  const stranger = visit()
  for (const [by, path] of [
    [giver, '/your-gifts'],
    [stranger, '/your-gifts'],
    [stranger, await linkOf(giver)],
  ] as const) {
    const { headers } = await by.get(path)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
  }
  expect((await stranger.get(await linkOf(giver))).headers.get('Cache-Control')).toBe('no-store')
  expect(await gifts(stranger)).toEqual([])
  expect(stranger.cookies.has(NAME)).toBe(false)
})

test('the personal link shows the gifts on another device and changes nothing there', async () => {
  const other = visit()
  await take(emma, 'a lamp', other)
  const before = other.cookies.get(NAME)
  const link = await linkOf(giver)
  const page = await html(other, link)
  expect(giftsOn(page)).toEqual(['a drum', 'a kite'])
  expect(page).not.toContain('/free?idea=')
  expect(other.cookies.get(NAME)).toBe(before)
  expect(await gifts(other)).toEqual(['a lamp'])
})

test('using the link makes a browser the same device; what it took itself is behind its own link', async () => {
  const other = visit()
  await take(emma, 'a lamp', other)
  const own = await linkOf(other)
  const link = await linkOf(giver)
  expect(await html(other, link)).toContain(own)
  const used = await other.post(link, {})
  expect([used.status, used.headers.get('Location')]).toEqual([302, '/your-gifts'])
  expect(await gifts(other)).toEqual(['a drum', 'a kite'])
  expect(await gifts(other, own)).toEqual(['a lamp'])
  const asked = await other.post(`/gift/${emma.slug}/free`, { idea: emma.idea('a kite') })
  expect(asked.headers.get('Location')).toBe(`/gift/${emma.slug}`)
  expect(await html(owner, `/portal/suggestions/${emma.id}`)).toContain('available?request=')
})

test('whoever opens their own link is on their own page', async () => {
  const answer = await giver.get(await linkOf(giver))
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/your-gifts'])
})

test('a link that is not ours shows nothing and makes no device', async () => {
  const link = await linkOf(giver)
  const [mark, signature] = link.split('.')
  const other = `/your-gifts/${'A'.repeat(43)}`
  for (const forged of [
    link.slice(0, -1),
    `${mark}.${'A'.repeat(43)}`,
    `${other}.${signature}`,
    `${other}.`,
    other,
  ]) {
    const stranger = visit()
    expect((await stranger.get(forged)).status).toBe(404)
    expect((await stranger.post(forged, {})).status).toBe(404)
    expect(stranger.cookies.has(NAME)).toBe(false)
  }
})

test('the shared page leads there after a take without JavaScript, and never strangers', async () => {
  const stranger = visit()
  const page = async (by: Browser) => html(by, `/gift/${emma.slug}`)
  await take(emma, 'a lamp', stranger)
  expect(await page(stranger)).toMatch(/<a[^>]* href="\/your-gifts"[^>]*>You took: a lamp</)
  expect(await page(visit())).not.toContain('You took')
})
