import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giftProfiles, ideas } from '#app/server/database/schema.ts'
import { watchSite } from '#test/watched-site.ts'
import { makeProfile, type MadeProfile, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { textOf, unescaped } from '#test/read-page.ts'
import { openSite } from '#test/request.ts'
import { threeVisitors } from '#test/visitors.ts'
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

test('anonymous visitors get the very same bytes, rendered once', async () => {
  const before = site.renders()
  const [first, second] = [await fresh(page()), await fresh(page())]
  expect(isCached(first)).toBe(true)
  expect(textOf(first.bytes.toString())).toContain('a kite')
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(site.renders()).toBe(before + 1)
})

test.each([
  ['the page with what is free alone', () => `${page()}?show=free`],
  ['the page’s data', () => pageData()],
  ['the shell’s data', () => `${pageData()}?_routes=root`],
  ['the profile’s data', () => `${pageData()}?_routes=routes%2Fgift%2Fgift.route`],
  ['the QR code', () => `${page()}/qr.svg`],
  ['the landing page', () => '/'],
  ['the landing page behind a campaign’s link', () => '/?utm_source=mail'],
])('%s is cached as well', async (_what, path) => {
  const [first, second] = [await fresh(path()), await fresh(path())]
  expect(isCached(first)).toBe(true)
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(second.answer.headers.get('Content-Type')).toBe(first.answer.headers.get('Content-Type'))
})

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
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
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

test('a take changes the ETag', async () => {
  const etag = (await fresh(page())).answer.headers.get('ETag') ?? ''
  await site.visit().post(page(), { idea: profile.idea('a kite') })
  expect((await fresh(page(), { 'If-None-Match': etag })).answer.status).toBe(200)
})

/** The headers of an answer but those of its connection, and of its line in the log. */
const headersIn = (answer: Response) =>
  Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|x-request-id)$/.test(name)),
  )

test('HEAD gets the headers alone', async () => {
  const whole = await fresh(page())
  const head = await site.visit().request(page(), { method: 'HEAD' })
  expect(await head.text()).toBe('')
  expect(headersIn(head)).toEqual(headersIn(whole.answer))
})

test('a visitor with any cookie of ours gets a page of their own', async () => {
  await fresh(page())
  const names = new Set(['__Secure-wishfolio.session_token', ...owner.cookies.keys()])
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

test.each(CHANGES)('%s takes effect on the page’s data as well', async (_what, change, status) => {
  const before = await fresh(pageData())
  expect(isCached(before)).toBe(true)
  await change()
  const { answer, bytes } = await fresh(pageData())
  expect(answer.status).toBe(status)
  expect(bytes.equals(before.bytes)).toBe(false)
})

test('an idea made available again shows so on the next request', async () => {
  await site.visit().post(page(), { idea: profile.idea('a kite') })
  expect(textOf((await fresh(page())).bytes.toString())).toContain('1 of 2 still free')
  await owner.post(`/portal/suggestions/${profile.id}/available`, { idea: profile.idea('a kite') })
  expect(textOf((await fresh(page())).bytes.toString())).toContain('2 of 2 still free')
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
  await fifty()
  expect(site.renders()).toBe(before + 1)

  await site.visit().post(page(), { idea: profile.idea('a kite') })
  before = site.renders()
  const answers = await fifty()
  expect(site.renders()).toBe(before + 1)
  for (const { bytes } of answers) expect(bytes.equals(answers[0]?.bytes ?? Buffer.of())).toBe(true)
})

test('a change of one profile leaves the page of another where it is', async () => {
  const { slug } = await makeProfile(owner)
  await fresh(`/gift/${slug}`)
  await site.visit().post(page(), { idea: profile.idea('a kite') })
  const before = site.renders()
  expect(isCached(await fresh(`/gift/${slug}`))).toBe(true)
  expect(site.renders()).toBe(before)
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

test('a cached page carries the same security headers as any other', async () => {
  const own = Object.fromEntries((await owner.get(page())).headers)
  const kept = Object.fromEntries((await fresh(page())).answer.headers)
  const security = [
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ]
  for (const name of security) expect([name, kept[name]]).toEqual([name, own[name] ?? 'missing'])
})

test('a page of yesterday is rendered again', async () => {
  world.time.now = new Date('2026-12-31T23:59:59.000Z')
  expect(textOf((await fresh(page())).bytes.toString())).toMatch(/©\s+2026/)
  world.time.now = new Date('2027-01-01T00:00:01.000Z')
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

test('a public server caches one page for all names that it has', async () => {
  const shared = await openSite({
    ...world,
    env: { ...world.env, publicUrl: 'https://wishes.example', isPublic: true },
  })
  const answers = await Promise.all(
    ['http://wishes.example', 'http://10.0.0.7:3000', 'http://wishfolio:3000'].map(async (origin) => {
      const answer = await shared().get(origin + page())
      return { etag: answer.headers.get('ETag'), html: unescaped(await answer.text()) }
    }),
  )
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1)
  expect(answers[0]?.html).toContain(encodeURIComponent(`https://wishes.example${page()}`))
})

test.each(['?fbclid=abc', '?utm_source=mail&utm_medium=link', '?', '?gclid=1&'])(
  'a link with %s leads to the cached page',
  async (query) => {
    const kept = await fresh(page())
    expect((await fresh(page() + query)).bytes.equals(kept.bytes)).toBe(true)
  },
)

test.each(['?show=taken', '?print', '?preview', '?fbclid=abc&print', '?something=else'])(
  'a request with %s is not answered from the cache',
  async (query) => {
    expect(isCached(await fresh(page() + query))).toBe(false)
  },
)

test('what strangers may not see is never cached', async () => {
  const hidden = await makeProfile(owner, { complete: false })
  for (const path of [`/gift/${hidden.slug}`, `/gift/${hidden.slug}.data`, '/gift/grandma-23456789abcd']) {
    const { answer } = await fresh(path)
    expect(answer.ok).toBe(false)
    expect(answer.headers.has('ETag')).toBe(false)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})

test('over a real connection a cached page is the same to the last byte, a 304 and a HEAD included', async () => {
  const { url, close } = await site.listen()
  const ask = (init: RequestInit = {}) => fetch(url + page(), init)
  const before = site.renders()
  const first = await ask()
  const bytes = await first.text()
  const second = await ask()
  expect(await second.text()).toBe(bytes)
  expect(site.renders()).toBe(before + 1)
  expect(headersIn(second)).toEqual(headersIn(first))
  const head = await ask({ method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(headersIn(head)['content-length']).toBe(headersIn(second)['content-length'])
  const etag = second.headers.get('ETag') ?? ''
  const unchanged = await ask({ headers: { 'If-None-Match': etag } })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  const own = await ask({ headers: { Cookie: 'wishfolio.flash=x' } })
  expect([own.headers.get('Cache-Control'), own.headers.has('ETag')]).toEqual(['no-store', false])
  await close()
})

/** Asks every 20 seconds, as visitors come, until a minute after the last change at most. */
async function statusesOfAMinute(): Promise<number[]> {
  const statuses: number[] = []
  for (let second = 0; second <= 60; second += 20) {
    statuses.push((await fresh(page())).answer.status)
    world.time.now = new Date(world.time.now.getTime() + 20_000)
  }
  return statuses
}

test('a profile that is deleted by plain SQL is gone after a minute, however often it is asked for', async () => {
  expect(await statusesOfAMinute()).toEqual([200, 200, 200, 200])
  await world.db.delete(giftProfiles)
  expect((await statusesOfAMinute()).at(-1)).toBe(404)
})

test('an idea that is changed by plain SQL shows after a minute', async () => {
  await statusesOfAMinute()
  await world.db.update(ideas).set({ text: 'a harp' }).where(eq(ideas.text, 'a kite'))
  await statusesOfAMinute()
  expect(textOf((await fresh(page())).bytes.toString())).toContain('a harp')
})

test('a page that stays as it is is rendered twice, however long it is asked for', async () => {
  const before = site.renders()
  for (let minute = 0; minute < 5; minute++) await statusesOfAMinute()
  expect(site.renders()).toBe(before + 2)
})

test('a second name neither gets a page from the cache nor puts one there', async () => {
  const before = site.renders()
  const [first, own, again] = [
    await fresh(`http://www.wishes.example${page()}`),
    await fresh(page()),
    await fresh(`http://www.wishes.example${page()}`),
  ]
  expect([first.answer.status, own.answer.status, again.answer.status]).toEqual([302, 200, 302])
  expect([isCached(own), site.renders()]).toEqual([true, before + 1])
})
