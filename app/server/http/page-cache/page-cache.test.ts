import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { giftProfiles } from '#app/server/database/schema.ts'
import { watchSite, threeVisitors } from '#test/own-site.ts'
import { makeProfile, type MadeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
const site = await watchSite(world)
const { owner, other } = await threeVisitors(world, site.visit)
let profile: MadeProfile
beforeEach(async () => {
  await world.db.delete(giftProfiles)
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
})

const page = () => `/gift/${profile.slug}`
const pageData = () => `${page()}.data`

/** What somebody without any cookie gets. */
async function fresh(path: string, headers: Record<string, string> = {}) {
  const answer = await site.visit().request(path, { headers })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

function isCached({ answer }: { answer: Response }): boolean {
  return answer.headers.has('ETag') && answer.headers.get('Cache-Control') === 'no-cache'
}

const FORMS = [
  ['identity', null, (bytes: Buffer) => bytes],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, BR;q=0, *;q=0', 'gzip', gunzipSync],
] as const

test.each(FORMS)(
  'a client that accepts %s gets the page as %s, with an ETag of its own',
  async (accepted, encoding, decoded) => {
    const plain = await fresh(page())
    const headers = { 'Accept-Encoding': accepted }
    const { answer, bytes } = await fresh(page(), headers)
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(decoded(bytes).equals(plain.bytes)).toBe(true)

    const etag = answer.headers.get('ETag') ?? ''
    const again = await fresh(page(), { ...headers, 'If-None-Match': `"other", W/${etag}` })
    expect(again.answer.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect(again.answer.headers.get('ETag')).toBe(etag)
    for (const [otherForm, itsEncoding] of FORMS) {
      if (itsEncoding === encoding) continue
      const elsewhere = await fresh(page(), { 'Accept-Encoding': otherForm, 'If-None-Match': etag })
      expect(elsewhere.answer.status).toBe(200)
    }
  },
)

test('a visitor with any cookie of ours gets a page of their own', async () => {
  await fresh(page())
  const names = new Set(['__Host-wishfolio.session_token', ...owner.cookies.keys()])
  const passer = site.visit()
  const steps = [
    () => passer.get('/portal'),
    () => passer.post(page(), { idea: profile.idea('a lamp') }),
    () => passer.post('/signup', { email: 'rosa@example.org', password: PASSWORD }),
  ]
  for (const step of steps) {
    await step()
    for (const name of passer.cookies.keys()) names.add(name)
  }
  expect(names).toContain('wishfolio.session_token')
  expect(names).toContain('wishfolio.wanted')
  expect(names).toContain('wishfolio.flash')
  // No page shows anything of these.
  for (const name of ['device', 'sign_up', 'known']) expect(names.delete(`wishfolio.${name}`)).toBe(true)

  for (const name of names) {
    for (const path of [page(), pageData(), '/']) {
      const own = await fresh(path, { Cookie: `theme=dark; ${name}=x; more=1` })
      expect([name, own.answer.status, own.answer.headers.get('Cache-Control')]).toEqual([
        name,
        200,
        'no-store',
      ])
      expect(own.answer.headers.has('ETag')).toBe(false)
    }
  }
  expect(isCached(await fresh(page(), { Cookie: 'theme=dark; _ga=1' }))).toBe(true)
})

test('whoever has taken something gets the kept page again as soon as the toast was shown', async () => {
  const taker = site.visit()
  await taker.post(page(), { idea: profile.idea('a kite') })
  await taker.get(page())
  expect([...taker.cookies.keys()]).toEqual(['wishfolio.device'])
  const kept = await fresh(page())
  const before = site.renders()
  const again = await fresh(page(), {
    Cookie: `theme=dark; wishfolio.device=${taker.cookies.get('wishfolio.device')}`,
  })
  expect(isCached(again)).toBe(true)
  expect(again.bytes.equals(kept.bytes)).toBe(true)
  expect(site.renders()).toBe(before)
})

test.each([
  'wishfolio.device=x; wishfolio.flash=y',
  'wishfolio.flash=y; wishfolio.device=x',
  'wishfolio.device.more=x',
  'a=wishfolio.device; wishfolio.session_token=x',
])('beside another cookie of ours the device’s leaves a page one’s own: %s', async (Cookie) => {
  await fresh(page())
  expect(isCached(await fresh(page(), { Cookie }))).toBe(false)
})

test('no byte made for one visitor reaches another', async () => {
  const [pageBefore, dataBefore] = [await fresh(page()), await fresh(pageData())]
  const taker = site.visit()
  await taker.post(page(), { idea: profile.idea('a kite') })
  // The data first: a whole page takes the toast's cookie away.
  for (const path of [pageData(), page()]) {
    expect(await (await owner.get(path)).text()).toContain('owner@example.org')
    expect(await (await other.get(path)).text()).toContain('other@example.org')
    expect(await (await taker.get(path)).text()).toContain('idea_taken')
  }
  await owner.post(`/portal/suggestions/${profile.id}/available`, { idea: profile.idea('a kite') })
  for (const who of [owner, other, taker]) await who.get(page())
  const [pageAfter, dataAfter] = [await fresh(page()), await fresh(pageData())]
  expect(pageAfter.bytes.equals(pageBefore.bytes)).toBe(true)
  expect(dataAfter.bytes.equals(dataBefore.bytes)).toBe(true)
  for (const { answer, bytes } of [pageBefore, dataBefore]) {
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(bytes.toString()).not.toMatch(/@example\.org|idea_taken/)
    expect(bytes.toString()).not.toContain(profile.id)
  }
})

test('the first visitor leaves nothing personal in the cached page', async () => {
  const headers = {
    'User-Agent': 'Left-Behind/1.0',
    'Accept-Language': 'left-behind',
    Referer: 'https://left-behind.example/',
    Authorization: 'left-behind',
    'X-Forwarded-Host': 'left-behind.example',
    Cookie: 'theme=left-behind',
  }
  for (const path of [page(), pageData()]) {
    expect((await fresh(path, headers)).bytes.toString()).not.toMatch(/left-behind/i)
  }
  expect((await fresh(`${page()}?fbclid=left-behind`)).bytes.toString()).not.toContain('left-behind')
})

/** Each change with the status that a stranger gets then, and what the page says and no longer says. */
const CHANGES: [string, () => Promise<Response>, number, RegExp, RegExp][] = [
  [
    'a take',
    () => site.visit().post(page(), { idea: profile.idea('a kite') }),
    200,
    /1 of 2 still free/,
    /2 of 2 still free/,
  ],
  [
    'saving ideas',
    () => owner.post(`/portal/suggestions/${profile.id}`, { version: '1', suggestion: ['a drum'] }),
    200,
    /a drum/,
    /a kite/,
  ],
  [
    'an edit',
    () => owner.post(`/portal/edit/${profile.id}`, profileForm({ version: '1', hobbies: 'kayaking' })),
    200,
    /kayaking/,
    /crosswords/,
  ],
  [
    'a hidden field',
    () => {
      const { show_hobbies: _, ...form } = profileForm({ version: '1' })
      return owner.post(`/portal/edit/${profile.id}`, form)
    },
    200,
    /No chocolate/,
    /crosswords/,
  ],
  [
    'Incomplete',
    () => owner.post(`/portal/profile/${profile.id}/status`, { status: 'incomplete' }),
    403,
    /not yet complete/,
    /a kite|Rosemary/,
  ],
  [
    'a new link',
    () => owner.post(`/portal/share/${profile.id}/renew`),
    404,
    /Profile not found/,
    /a kite|Rosemary/,
  ],
  [
    'deleting',
    () => owner.post(`/portal/profile/${profile.id}/delete`),
    404,
    /Profile not found/,
    /a kite|Rosemary/,
  ],
]

test.each(CHANGES)('%s takes effect on the next request', async (_what, change, status, said, gone) => {
  const before = await fresh(page())
  expect(isCached(before)).toBe(true)
  expect(textOf(before.bytes.toString())).toMatch(gone)
  expect((await change()).status).toBe(302)
  const { answer, bytes } = await fresh(page())
  expect(answer.status).toBe(status)
  expect(textOf(bytes.toString())).toMatch(said)
  expect(textOf(bytes.toString())).not.toMatch(gone)
})

test('deleting the owner’s account drops the cached page', async () => {
  const leaver = await signedIn(world, site.visit(), 'leaver@example.org')
  const { slug } = await makeProfile(leaver)
  expect(isCached(await fresh(`/gift/${slug}`))).toBe(true)
  expect((await leaver.post('/portal/settings/delete-account', { password: PASSWORD })).status).toBe(302)
  expect((await fresh(`/gift/${slug}`)).answer.status).toBe(404)
})

test('a page whose profile changes while it is rendered is not cached', async () => {
  const { reached, release } = site.hold()
  const early = fresh(page())
  await reached
  // It has read its data; now an idea is taken, and the answer to that is there before the page is.
  await site.visit().post(page(), { idea: profile.idea('a kite') })
  const late = fresh(page())
  release()
  expect(textOf((await early).bytes.toString())).toContain('2 of 2 still free')
  for (const { bytes } of [await late, await fresh(page())]) {
    expect(textOf(bytes.toString())).toContain('1 of 2 still free')
  }
})

test('fifty requests for the same page cause one render, after a change as well', async () => {
  const fifty = () => Promise.all(Array.from({ length: 50 }, () => fresh(page())))
  let before = site.renders()
  for (const answer of await fifty()) expect(isCached(answer)).toBe(true)
  expect(site.renders()).toBe(before + 1)

  await site.visit().post(page(), { idea: profile.idea('a kite') })
  before = site.renders()
  const answers = await fifty()
  expect(site.renders()).toBe(before + 1)
  for (const { bytes } of answers) expect(bytes.equals(answers[0]?.bytes ?? Buffer.of())).toBe(true)
})

test('the policy of a cached page allows its own inline scripts by hash, and no nonce', async () => {
  const { answer, bytes } = await fresh(page())
  const html = bytes.toString()
  // A block of data is no script: nothing in it runs.
  const inline = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([^]*?)<\/script>/g),
  ].map(([, script]) => script ?? '')
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(new Set(sources)).toEqual(new Set(["'self'", ...hashes]))
  expect(policy).not.toContain('nonce')
  expect(html).not.toMatch(/nonce="[^"]/)
})

test('a page that is a minute old is rendered again: its footer tells the year', async () => {
  const { now } = world.time
  onTestFinished(() => void (world.time.now = now))
  world.time.now = new Date('2026-12-31T23:59:59.000Z')
  expect(textOf((await fresh(page())).bytes.toString())).toMatch(/©\s+2026/)
  world.time.now = new Date('2027-01-01T00:00:59.000Z')
  expect(textOf((await fresh(page())).bytes.toString())).toMatch(/©\s+2027/)
})

test('each own origin of this machine has its own link on the page', async () => {
  for (const [asked, said] of [
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ]) {
    const html = unescaped((await fresh(`${asked}${page()}`)).bytes.toString())
    expect(html).toContain(`u=${encodeURIComponent(`${said}${page()}`)}`)
  }
})

test('what strangers may not see is never cached', async () => {
  const hidden = await makeProfile(owner, { complete: false })
  for (const path of [`/gift/${hidden.slug}`, `/gift/${hidden.slug}.data`, '/gift/grandma-23456789abcd']) {
    const { answer } = await fresh(path)
    expect(answer.ok).toBe(false)
    expect(answer.headers.has('ETag')).toBe(false)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

/** Asks every 20 seconds, as visitors come, until a minute after the last change at most. */
async function statusesOfAMinute(): Promise<number[]> {
  const statuses: number[] = []
  for (let second = 0; second <= 60; second += 20) {
    statuses.push((await fresh(page())).answer.status)
    world.wait(20_000)
  }
  return statuses
}

test('a profile that is deleted by plain SQL is gone after a minute, however often it is asked for', async () => {
  expect(await statusesOfAMinute()).toEqual([200, 200, 200, 200])
  await world.db.delete(giftProfiles)
  expect((await statusesOfAMinute()).at(-1)).toBe(404)
})
