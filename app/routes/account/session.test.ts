import { expect, test } from 'vitest'
import { sessions } from '#app/server/database/schema.ts'
import { insertAccount } from '#app/server/queries/accounts.ts'
import { whileWritesFail } from '#test/database/failing-database.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'
import { createWorld } from '#test/world.ts'

const EMAIL = 'owner@example.org'
const COOKIE = 'wishfolio.session_token'
const DAY_MS = 24 * 60 * 60 * 1000

const { world, visit } = await emptySite()

/** Somebody signed in at this moment; the toast of it is gone. */
async function ownerNow(): Promise<{ owner: Browser; since: number }> {
  const owner = await signedIn(world, visit(), EMAIL)
  await owner.get('/')
  return { owner, since: world.time.now.getTime() }
}

const { wait } = world

/** The session cookies that an answer sets, attributes and all. */
function sessionCookies(answer: Response): string[] {
  return answer.headers.getSetCookie().filter((cookie) => cookie.includes(`${COOKIE}=`))
}

const check = (browser: Browser) => browser.get('/auth/session')
const extend = (browser: Browser) => browser.post('/auth/session')
const expiryIn = async (answer: Response) => ((await answer.json()) as { expiresAt: number }).expiresAt

test.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['a forged cookie', 'forged.signature'],
  ['a cookie with percent garbage', '%E0%A4%A'],
  ['a cookie of 4000 letters', 'x'.repeat(4000)],
])('with %s there is no session to check or to extend', async (_what, cookie) => {
  const browser = visit()
  if (cookie !== undefined) browser.cookies.set(COOKIE, cookie)
  for (const answer of [await check(browser), await extend(browser)]) {
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ error: 'Auth session missing!' })
  }
})

test('a session has its user and its expiry, and nothing else', async () => {
  const { owner, since } = await ownerNow()
  const answer = await check(owner)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual({
    user: { email: EMAIL, identities: ['email'], factors: [] },
    expiresAt: since + 30 * DAY_MS,
  })
})

test('extending a session that is a day old sets its cookie again for 30 days', async () => {
  const { owner, since } = await ownerNow()
  wait(DAY_MS - 1000)
  const early = await extend(owner)
  expect(sessionCookies(early)).toEqual([])
  expect(await expiryIn(early)).toBe(since + 30 * DAY_MS)

  wait(1000)
  const cookie = owner.cookies.get(COOKIE)
  const extended = await extend(owner)
  expect(sessionCookies(extended)).toHaveLength(1)
  expect(sessionCookies(extended)[0]).toMatch(/; Max-Age=2592000(;|$)/)
  expect(await expiryIn(extended)).toBe(since + 31 * DAY_MS)
  expect(owner.cookies.get(COOKIE)).toBe(cookie)
})

test.each(['/', '/portal/profile', '/portal/profile.data', '/gift/unknown-23456789abcd'])(
  'opening %s extends a session that is a day old, once',
  async (path) => {
    const { owner, since } = await ownerNow()
    wait(DAY_MS)
    const opened = await owner.get(path)
    expect(sessionCookies(opened)).toHaveLength(1)
    expect(sessionCookies(opened)[0]).toMatch(/; Max-Age=2592000(;|$)/)
    expect(await expiryIn(await check(owner))).toBe(since + 31 * DAY_MS)
    expect(sessionCookies(await owner.get(path))).toEqual([])
  },
)

test('a session that cannot be extended now, because nothing can be written, holds as it is', async () => {
  const { owner } = await ownerNow()
  wait(DAY_MS)
  const opened = await whileWritesFail(world, sessions, () => owner.get('/portal/profile'))
  expect(opened.status).toBe(200)
  expect(sessionCookies(opened)).toEqual([])
  expect(sessionCookies(await owner.get('/portal/profile'))).toHaveLength(1)
})

test('checking a session never extends it, however old it is', async () => {
  const { owner, since } = await ownerNow()
  for (let day = 1; day <= 29; day++) {
    wait(DAY_MS)
    const answer = await check(owner)
    expect(sessionCookies(answer)).toEqual([])
    expect(await expiryIn(answer)).toBe(since + 30 * DAY_MS)
  }
})

test('a session that was unused for 30 days is over', async () => {
  const { owner } = await ownerNow()
  wait(30 * DAY_MS - 1)
  expect((await check(owner)).status).toBe(200)
  wait(2)
  for (const answer of [await check(owner), await extend(owner)]) expect(answer.status).toBe(401)
  expect((await owner.get('/portal/profile')).headers.get('Location')).toBe('/signin')
})

test('a cookie planted before the sign-in is not adopted', async () => {
  await signedIn(world, visit(), EMAIL)
  for (const planted of ['planted', 'planted.c2lnbmF0dXJl']) {
    const browser = visit()
    browser.cookies.set(COOKIE, planted)
    await browser.post('/signin', { email: EMAIL, password: PASSWORD })
    expect((await check(browser)).status).toBe(200)
    expect(browser.cookies.get(COOKIE)).not.toBe(planted)
    const attacker = visit()
    attacker.cookies.set(COOKIE, planted)
    expect((await check(attacker)).status).toBe(401)
  }
})

test('another user’s session planted before the sign-in is not taken over, and ends', async () => {
  await signedIn(world, visit(), EMAIL)
  wait(1000)
  const attacker = await signedIn(world, visit(), 'attacker@example.org')
  const planted = attacker.cookies.get(COOKIE) ?? ''
  const browser = visit()
  browser.cookies.set(COOKIE, planted)
  await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(browser.cookies.get(COOKIE)).not.toBe(planted)
  expect(await (await check(browser)).json()).toMatchObject({ user: { email: EMAIL } })
  expect((await check(attacker)).status).toBe(401)
})

test('on a server behind TLS every cookie is secure, and the session’s name says so', async () => {
  const origin = 'https://wishes.example'
  const secure = await createWorld({
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SUPPORT_EMAIL: 'help@wishes.example',
  })
  try {
    const passwordHash = await secure.auth.hashPassword(PASSWORD)
    await insertAccount(secure.db, { id: 'owner', email: EMAIL, passwordHash })
    const browser = (await openSite(secure))()
    const post = (path: string, fields: Record<string, string>) =>
      browser.request(origin + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: origin },
      })
    const answers = [
      await browser.get(`${origin}/portal/profile`),
      await post('/signup', { email: 'rosa@example.org', password: PASSWORD }),
      await post('/signin', { email: EMAIL, password: PASSWORD }),
    ]
    const set = answers.flatMap((answer) => answer.headers.getSetCookie())
    const names = set.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
    expect(names).toContain(`__Host-${COOKIE}`)
    expect(names).toContain('wishfolio.sign_up')
    for (const cookie of set) {
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i)
      expect(cookie).toMatch(/; Secure/i)
      expect(cookie).toMatch(/; Path=\/(;|$)/i)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
    expect((await browser.get(`${origin}/auth/session`)).status).toBe(200)
    expect((await post('/signout', {})).status).toBe(302)
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  } finally {
    await secure.close()
  }
})
