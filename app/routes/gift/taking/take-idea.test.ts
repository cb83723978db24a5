import { isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, giftSuggestions, ideas } from '#app/server/database/schema.ts'
import { makeProfile, type MadeProfile, profileForm } from '#test/make.ts'
import { visitedSite, type Visitors } from '#test/own-site.ts'
import { follow, noticesOf, textOf, unescaped, valueOf } from '#test/read-page.ts'

const IDEA = 'a "red" kite & <b>tail</b>'

const { world, visitors } = await visitedSite()
let profile: MadeProfile
let slug: string
beforeEach(async () => {
  profile = await makeProfile(visitors.owner, { ideas: [IDEA, 'a lamp'] })
  slug = profile.slug
  visitors.nobody.cookies.clear()
})

async function taken(): Promise<string[]> {
  const [list] = await world.db.select().from(giftSuggestions)
  return (list?.status ?? []).filter((entry) => entry.taken).map(({ suggestion }) => suggestion)
}

const takeId = (idea: string, who: keyof Visitors = 'nobody') => visitors[who].post(`/gift/${slug}`, { idea })
const take = (text: string, who?: keyof Visitors) => takeId(profile.idea(text), who)

test.each(['owner', 'other', 'nobody'] as const)('%s takes an idea', async (who) => {
  const { path, html } = await follow(visitors[who], await take(IDEA, who))
  expect(path).toBe(`/gift/${slug}`)
  expect(noticesOf(html)).toContain('Gift marked as taken')
  expect(await taken()).toEqual([IDEA])
})

test('the list’s own button leads to a page that asks, and only that page’s form takes', async () => {
  const list = await (await visitors.nobody.get(`/gift/${slug}`)).text()
  const [form = ''] = new RegExp(`<form[^>]*action="/gift/${slug}/take"[^>]*>`).exec(list) ?? []
  expect(form).not.toMatch(/method="post"/i)

  const asking = await visitors.nobody.get(`/gift/${slug}/take?idea=${profile.idea(IDEA)}`)
  expect(asking.status).toBe(200)
  const page = await asking.text()
  expect(textOf(page)).toContain('Mark as taken?')
  expect(unescaped(page)).toContain(IDEA)
  expect(page).not.toContain('<b>tail</b>')
  expect(await taken()).toEqual([])

  const [asks = ''] = /<form[^>]*method="post"[^>]*>/.exec(page) ?? []
  const [, action = ''] = / action="([^"]*)"/.exec(asks) ?? []
  await visitors.nobody.post(action, { idea: valueOf(page, 'idea') ?? '' })
  expect(await taken()).toEqual([IDEA])
})

test.each(['GET', 'HEAD'])('%s never takes', async (method) => {
  const path = `/gift/${slug}/take?idea=${profile.idea(IDEA)}`
  await visitors.nobody.request(path, { method })
  await visitors.nobody.request(path.replace('/take?', '/take.data?'), { method })
  expect(await taken()).toEqual([])
})

test('what is not on the list cannot be taken', async () => {
  const { path, html } = await follow(visitors.nobody, await takeId('no-id'))
  expect(path).toBe(`/gift/${slug}`)
  expect(noticesOf(html)).toEqual(['This gift is no longer on the list'])
  expect(await taken()).toEqual([])
})

test('an idea of another list is none of this one, not even for whoever may see both', async () => {
  const others = await makeProfile(visitors.owner, { ideas: ['a harp'] })
  for (const who of ['owner', 'other', 'nobody'] as const) {
    const { html } = await follow(visitors[who], await takeId(others.idea('a harp'), who))
    expect(noticesOf(html)).toEqual(['This gift is no longer on the list'])
    const asking = await visitors[who].get(`/gift/${slug}/take?idea=${others.idea('a harp')}`)
    expect(asking.headers.get('Location')).toBe(`/gift/${slug}`)
    await visitors[who].get(`/gift/${slug}`)
  }
  expect(await world.db.$count(ideas, isNotNull(ideas.taken_at))).toBe(0)
})

test('an idea somebody has taken cannot be taken again', async () => {
  await take('a lamp')
  const { html } = await follow(visitors.other, await take('a lamp', 'other'))
  expect(noticesOf(html)).toEqual(['Someone has just taken this gift'])
  expect(await taken()).toEqual(['a lamp'])
})

test('asking for a taken or unknown idea leads back to the list with the reason', async () => {
  await take('a lamp', 'other')
  await visitors.nobody.get(`/gift/${slug}`)
  for (const [idea, reason] of [
    [profile.idea('a lamp'), 'Someone has just taken this gift'],
    ['6f1c1e5e-0000-4000-8000-000000000001', 'This gift is no longer on the list'],
    ['a+lamp', 'This gift is no longer on the list'],
  ]) {
    const asking = await visitors.nobody.get(`/gift/${slug}/take?idea=${idea}`)
    const { path, html } = await follow(visitors.nobody, asking)
    expect(path).toBe(`/gift/${slug}`)
    expect(noticesOf(html)).toEqual([reason])
  }
})

test('taking an idea is written down with its time', async () => {
  const [before] = await world.db.select().from(giftSuggestions)
  await take('a lamp')
  const [after] = await world.db.select().from(giftSuggestions)
  expect(after?.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? Infinity)
})

test('who looks at what is free alone comes back to that', async () => {
  const asking = await visitors.nobody.get(`/gift/${slug}/take?idea=${profile.idea('a lamp')}&show=free`)
  const page = await asking.text()
  for (const name of ['href', 'action']) expect(page).toContain(`${name}="/gift/${slug}?show=free"`)
  const answer = await visitors.nobody.post(`/gift/${slug}?show=free`, { idea: profile.idea('a lamp') })
  expect(answer.headers.get('Location')).toBe(`/gift/${slug}?show=free`)
})

test('visitors are told that the organiser wants a surprise: under the list, before a take and where they write', async () => {
  const told = /The organiser wants a surprise and is not told which gift it is\. Please do not tell them\./
  const list = `/gift/${slug}`
  const asking = `${list}/take?idea=${profile.idea('a lamp')}`
  const words = async (path: string, who: keyof Visitors = 'nobody') =>
    textOf(await (await visitors[who].get(path)).text()).replace(/\s+/g, ' ')
  await world.db.update(giftProfiles).set({ accepts_messages: true })
  for (const path of [list, asking]) expect(await words(path)).not.toMatch(told)
  expect(await (await visitors.nobody.get(list)).text()).not.toContain('secret')
  const surprised = { version: '1', keep_surprise: 'on', accepts_messages: 'on' }
  await visitors.owner.post(`/portal/edit/${profile.id}`, profileForm(surprised))
  for (const path of [list, asking]) expect(await words(path)).toMatch(told)
  expect(await words(`${list}/message`)).toContain(
    'Do not say what you give: the organiser wants a surprise.',
  )
  expect(await words(list, 'owner')).not.toMatch(told)
})

test('the page that asks tells an owner who wants to be surprised nothing', async () => {
  await world.db.update(giftProfiles).set({ keep_surprise: true })
  await take('a lamp')
  for (const idea of ['a lamp', IDEA]) {
    const asking = await visitors.owner.get(`/gift/${slug}/take?idea=${profile.idea(idea)}`)
    const { html } = await follow(visitors.owner, asking)
    expect(noticesOf(html)).toEqual([
      'You are keeping this a surprise for yourself, and that would give it away',
    ])
  }
})

test('taken is for good: no field makes an idea free again', async () => {
  await take('a lamp')
  const fields = { idea: profile.idea('a lamp'), taken: 'false', taken_at: '', status: 'available' }
  await visitors.nobody.post(`/gift/${slug}`, fields)
  expect(await taken()).toEqual(['a lamp'])
})

test.each([
  ['JSON', 'application/json', '{"idea":"a lamp"}'],
  ['text', 'text/plain', 'idea=a lamp'],
  ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form'],
  ['a form without an idea', 'application/x-www-form-urlencoded', 'thing=a+lamp'],
])('a body that is %s is refused', async (_what, type, body) => {
  const answer = await visitors.nobody.request(`/gift/${slug}`, {
    method: 'POST',
    body,
    headers: { Origin: 'http://localhost:3000', 'Content-Type': type },
  })
  expect(answer.status).toBe(400)
  expect(await taken()).toEqual([])
})
