import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pendingSignUps, profiles, sessions } from '#app/server/database/schema.ts'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { toastIn } from '#test/flash.ts'
import { mailedLink, openLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const OWNER = 'mark@example.org'
const ORIGIN = 'http://localhost:3000'
const SCRIPT = '<script>alert(7531)</script>'
const IMAGE = '"><img src=x onerror=alert(7531)>'
const SQL = "' or '1'='1"
const KEPT = ['profiles', 'accounts', 'sessions', 'pending_sign_ups', 'password_resets', 'email_changes']

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit(), OWNER)
await visit().post('/signup', { email: 'waiting@example.org', password: PASSWORD })
await owner.get('/')
await world.mails()

/** Each visitor is another client, or the limits would answer for the rest. */
let visitors = 0
function nobody(): Browser {
  visitors += 1
  return visit(`203.0.113.${visitors}`)
}

/** Everything of accounts that is stored or was sent. */
async function everything(): Promise<string> {
  const rows = []
  for (const table of [...KEPT, 'gift_profiles', 'mail_queue']) {
    rows.push(await world.db.execute(sql`select * from ${sql.identifier(table)} order by 1`).then(rowsOf))
  }
  return JSON.stringify([rows, await world.mails()])
}
const rowsOf = (found: unknown) => (found as { rows: unknown[] }).rows

const signIn = (email: string, password = PASSWORD) => nobody().post('/signin', { email, password })
const signUp = (email: string, password = PASSWORD) => nobody().post('/signup', { email, password })
const reset = (email: string) => nobody().post('/reset-password', { email })
const change = (email: string) => owner.post('/portal/settings/email', { email, password: PASSWORD })
const keep = (temporary_profile: string) =>
  owner.post('/portal/keep-temporary-profile', { temporary_profile })
const filled = (form: string) => `{"id":"6f1c1e5e-0000-4000-8000-000000000001","form":${form}}`

/** A post whose body or headers no form of ours makes. */
function raw(
  path: string,
  body: BodyInit | null,
  headers: Record<string, string> = {},
  by = nobody(),
): Promise<Response> {
  // A body that streams has to say that nothing is answered before it ends.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return by.request(path, { ...init, headers: { Origin: ORIGIN, ...headers } })
}
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const RIGHT = `email=${OWNER}&password=correct+horse`

function multipart(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function withCookie(name: string, value: string): Browser {
  const browser = nobody()
  browser.cookies.set(name, value)
  return browser
}
const cookieOf = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))

function endless(bytes: number): ReadableStream {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new TextEncoder().encode('x'.repeat(1024)))
      left -= 1024
    },
  })
}

test.each<[string, number, () => Promise<Response>]>([
  ['SQL in the address of a sign-in', 422, () => signIn(`${OWNER}${SQL}`)],
  ['SQL in the password of a sign-in', 401, () => signIn(OWNER, SQL)],
  ['SQL in the address of a sign-up', 422, () => signUp(`x@example.org'; drop table profiles; --`)],
  ['SQL in the address of a reset', 422, () => reset(`${OWNER}' union select password from accounts --`)],
  ['SQL in a verification link', 404, () => nobody().get(`/auth/callback?token=${encodeURIComponent(SQL)}`)],
  ['SQL in the link of a change', 404, () => nobody().post('/confirm-email', { token: SQL })],
  [
    'SQL in the current password',
    422,
    () => owner.post('/portal/settings/delete-account', { password: SQL }),
  ],

  ['markup in the address of a sign-in', 422, () => signIn(`${SCRIPT}@example.org`)],
  ['markup that ends an attribute', 422, () => signUp(IMAGE)],
  ['markup that ends a script', 422, () => reset(`</script>${SCRIPT}`)],
  ['markup in a new address', 422, () => change(IMAGE)],
  [
    'markup in the link of a change',
    200,
    () => nobody().get(`/confirm-email?token=${encodeURIComponent(IMAGE)}`),
  ],
  ['markup as the name of a field', 422, () => nobody().post('/signin', { [SCRIPT]: SCRIPT })],
  ['markup in a path', 404, () => nobody().get(`/signin/${SCRIPT}`)],

  ['an address of 10 kB', 422, () => signIn(`${'m'.repeat(10_000)}@example.org`)],
  ['an address of 10 kB of dots', 422, () => signUp(`${'a.'.repeat(5_000)}@example.org`)],
  ['an address of 7 kB of labels', 422, () => reset(`mark@${'a.'.repeat(3_500)}`)],
  ['an address of 10 kB of labels', 413, () => reset(`mark@${'a.'.repeat(5_000)}`)],
  ['a new address of 7 kB', 422, () => change(`${'m'.repeat(7_000)}@example.org`)],
  ['a new address of 10 kB', 413, () => change(`${'m'.repeat(10_000)}@example.org`)],
  ['a password of 10 kB', 422, () => signIn(OWNER, 'x'.repeat(10_000))],
  ['a sign-up’s password of 10 kB', 422, () => signUp('new@example.org', 'x'.repeat(10_000))],
  ['a body of 300 kB', 413, () => signIn(OWNER, 'x'.repeat(300 * 1024))],
  ['a body of 300 kB that does not say so', 413, () => raw('/signin', endless(300 * 1024), FORM)],
  ['1000 fields', 422, () => raw('/signin', 'a=&'.repeat(1_000), FORM)],
  ['13000 fields', 413, () => raw('/signin', 'a=&'.repeat(13_000), FORM)],
  ['20000 fields', 413, () => raw('/signin', 'a=&'.repeat(20_000), FORM)],
  ['a link of 10 kB', 404, () => nobody().get(`/auth/callback?token=${'x'.repeat(10_000)}`)],

  ['an address with a Cyrillic а', 422, () => signIn('m\u0430rk@example.org')],
  ['an address in full width', 422, () => signIn('ｍark@example.org')],
  ['an address with the Kelvin sign', 422, () => signIn('mar\u212A@example.org')],
  ['an address with a zero-width space', 422, () => signIn('ma\u200Brk@example.org')],
  ['an address written from the right', 422, () => signUp('\u202Egro.elpmaxe@kram')],
  ['an address with a combining dot', 422, () => reset('mar\u0307k@example.org')],
  ['a NUL in an address', 422, () => signIn('mark\0@example.org')],
  ['a NUL after the password', 422, () => signIn(OWNER, `${PASSWORD}\0`)],
  ['a NUL in a verification link', 404, () => nobody().get('/auth/callback?token=%00')],
  [
    'half a surrogate pair in an address',
    422,
    () => raw('/signin', `email=%ED%A0%BD${RIGHT.slice(6)}`, FORM),
  ],
  ['half a surrogate pair in a password', 401, () => raw('/signin', `${RIGHT}%ED%A0%BD`, FORM)],
  ['half a surrogate pair in a profile', 422, () => keep(filled('{"recipient_name":"\\ud83c"}'))],
  ['a NUL in a whole profile', 422, () => keep(filled(JSON.stringify(profileForm({ hobbies: '\0' }))))],
  ['a profile of brackets', 422, () => keep('['.repeat(10_000))],
  ['a profile of many more', 413, () => keep('['.repeat(50_000))],
  ['a profile with a prototype', 422, () => keep(filled('{"__proto__":{"recipient_name":"Dad"}}'))],

  ['a header in the address of a sign-up', 422, () => signUp('eve@example.org\r\nBcc: eve@evil.example')],
  ['a header in the address of a reset', 422, () => reset(`${OWNER}\nBcc: eve@evil.example`)],
  ['a header in a new address', 422, () => change('eve@example.org\r\nSubject: 7531')],
  ['two addresses', 422, () => reset(`${OWNER},eve@evil.example`)],
  ['an address with a name', 422, () => signUp('Eve <eve@evil.example>')],
  ['a quoted line break in an address', 422, () => signUp('"eve\r\nBcc: x"@evil.example')],

  ['an address in a list', 422, () => nobody().post('/signin', { 'email[]': OWNER, password: PASSWORD })],
  ['an address in an object', 422, () => nobody().post('/signin', { 'email[a]': OWNER, password: PASSWORD })],
  [
    'two addresses in two fields, and a wrong password',
    401,
    () => nobody().post('/signin', { email: ['eve@example.org', OWNER], password: 'wrong password' }),
  ],
  ['two passwords, the wrong one last', 401, () => raw('/signin', `${RIGHT}&password=wrong`, FORM)],
  [
    'the names of an object’s own parts as fields',
    422,
    () =>
      nobody().post('/signin', { ['__proto__']: 'x', constructor: 'x', toString: 'x', hasOwnProperty: 'x' }),
  ],
  ['no field at all', 422, () => raw('/signin', '', FORM)],
  [
    'a file as address',
    422,
    () => raw('/signin', multipart({ email: new File([OWNER], 'a'), password: PASSWORD })),
  ],
  [
    'a file as password',
    422,
    () => raw('/signin', multipart({ email: OWNER, password: new File([PASSWORD], 'a') })),
  ],

  [
    'JSON',
    400,
    () =>
      raw('/signin', JSON.stringify({ email: OWNER, password: PASSWORD }), {
        'Content-Type': 'application/json',
      }),
  ],
  ['plain text', 400, () => raw('/signup', RIGHT, { 'Content-Type': 'text/plain' })],
  ['no body and no type', 400, () => raw('/signin', null)],
  ['parts without a boundary', 400, () => raw('/signin', RIGHT, { 'Content-Type': 'multipart/form-data' })],
  [
    'parts that never end',
    400,
    () =>
      raw('/signin', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nm', {
        'Content-Type': 'multipart/form-data; boundary=x',
      }),
  ],

  [
    'a sign-in sent by another site',
    403,
    () => raw('/signin', RIGHT, { ...FORM, Origin: 'https://evil.example' }),
  ],
  ['a sign-in sent from nowhere', 403, () => raw('/signin', RIGHT, { ...FORM, Origin: 'null' })],
  [
    'a sign-out sent by another site',
    403,
    () => raw('/signout', '', { ...FORM, Origin: 'https://evil.example' }, owner),
  ],
  [
    'the page data of a sign-out sent by another site',
    403,
    () => raw('/signout.data', '', { ...FORM, Origin: 'https://evil.example' }, owner),
  ],
  [
    'a deletion sent by another site with the right password',
    403,
    () =>
      raw(
        '/portal/settings/delete-account',
        'password=correct+horse',
        { ...FORM, Origin: 'http://localhost:4000' },
        owner,
      ),
  ],
  [
    'a deletion that hides where it comes from',
    403,
    () =>
      owner.request('/portal/settings/delete-account', {
        method: 'POST',
        body: new URLSearchParams({ password: PASSWORD }),
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      }),
  ],

  [
    'a forged session',
    302,
    () => withCookie('wishfolio.session_token', 'forged.forged').get('/portal/settings'),
  ],
  [
    'a session of percent garbage',
    302,
    () => withCookie('wishfolio.session_token', '%E0%A4%A').get('/portal/settings'),
  ],
  ['a toast of percent garbage', 200, () => withCookie('wishfolio.flash', '%E0%A4%A').get('/signin')],
  [
    'a toast of our own making',
    200,
    () => withCookie('wishfolio.flash', cookieOf({ id: SCRIPT, toast: SCRIPT })).get('/signin'),
  ],
  [
    'a toast named like an object’s part',
    200,
    () => withCookie('wishfolio.flash', cookieOf({ id: 'x', toast: 'constructor' })).get('/signin'),
  ],
  [
    'a reset of a NUL, and a proof that is no text',
    302,
    () => withCookie('wishfolio.sign_up', cookieOf({ token: 'x' })).get('/update-password?reset=%00'),
  ],
  [
    'a wanted page that is no page',
    401,
    () =>
      withCookie('wishfolio.wanted', cookieOf([null])).post('/signin', { email: OWNER, password: 'wrong' }),
  ],
  ['a cookie header of 50 kB', 200, () => withCookie('x', 'y'.repeat(50_000)).get('/signin')],

  ['the password in the address of the sign-in', 200, () => nobody().get(`/signin?${RIGHT}`)],
  ['opening the sign-out', 302, () => owner.get('/signout')],
  [
    'opening the deletion with the password',
    200,
    () => owner.get('/portal/settings/delete-account?password=correct+horse'),
  ],
  ['opening the other devices’ sign-out', 302, () => owner.get('/portal/settings/sessions')],
  ['a link that is posted', 404, () => nobody().post('/auth/callback?token=forged')],
  ['data that is posted to', 405, () => owner.post('/portal/settings/data')],
  ['HEAD of the sign-out', 302, () => owner.request('/signout', { method: 'HEAD' })],
  ['HEAD of the session', 401, () => nobody().request('/auth/session', { method: 'HEAD' })],
  [
    'a method that no form has',
    405,
    () => nobody().request('/signin', { method: 'REPORT', headers: { Origin: ORIGIN } }),
  ],
  [
    'DELETE on the settings',
    400,
    () => owner.request('/portal/settings/delete-account', { method: 'DELETE', headers: { Origin: ORIGIN } }),
  ],

  ['percent garbage as a path', 400, () => nobody().get('/%E0%A4%A')],
  ['percent garbage below the sign-in', 400, () => nobody().get('/signin/%E0%A4%A')],
  ['percent garbage in the portal', 400, () => nobody().get('/portal/edit/%E0%A4%A')],
  ['percent garbage as an owner’s profile', 400, () => owner.get('/portal/edit/%E0%A4%A')],
  ['a NUL in a path', 404, () => nobody().get('/signin/%00')],
  ['a path up and out', 404, () => nobody().get('/auth/..%2f..%2f..%2fetc%2fpasswd')],
  ['percent garbage in a query', 404, () => nobody().get('/auth/callback?token=%E0%A4%A')],
  ['routes that are none', 200, () => nobody().get('/signin.data?_routes=__proto__,constructor')],
])('%s: %i, and nothing changes', async (_what, status, ask) => {
  const before = await everything()
  const answer = await ask()
  expect(answer.status).toBe(status)
  const body = await answer.text()
  for (const harm of ['<script>alert(7531)', '<img src=x', '</script><script>']) {
    expect(body.includes(harm)).toBe(false)
  }
  expect(innerWordsIn(body)).toBeUndefined()
  expect(/\bat .+:\d+:\d+/.exec(body)).toBeNull()
  expect(body.includes(PASSWORD)).toBe(false)
  expect(answer.headers.get('Location') ?? '/').toMatch(/^\/(?!\/)[\w/-]*$/)
  expect((await everything()) === before).toBe(true)
  expect((await owner.get('/auth/session')).status).toBe(200)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  ' //evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e%2e//evil.example',
  '//evil.example%2f..',
  '//localhost:3000@evil.example',
  'evil.example',
  'javascript:alert(7531)',
  'data:text/html,<script>alert(7531)</script>',
  '/portal\r\nSet-Cookie: evil=1',
  '/portal\0evil',
])('next=%j leads nowhere, with a reset or without', async (next) => {
  for (const more of ['', '&reset=secret']) {
    const answer = await nobody().get(`/auth/callback?next=${encodeURIComponent(next)}${more}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await answer.text()).includes('<script>alert(7531)')).toBe(false)
  }
})

test.each([
  ['encoded twice', '/%2Fevil.example'],
  ['a path that only looks like a host', '/evil.example'],
  ['an address inside a query', '/signin?next=https://evil.example'],
])('next that is %s stays on this site', async (_what, next) => {
  const answer = await nobody().get(`/auth/callback?next=${encodeURIComponent(next)}`)
  expect(new URL(answer.headers.get('Location') ?? '', ORIGIN).origin).toBe(ORIGIN)
})

test('of two posts of one sign-up form each sends an email, and one account comes of it', async () => {
  const email = 'double@example.org'
  const answers = await Promise.all([signUp(email), signUp(email)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const link = await mailedLink(world)
  const opened = await Promise.all([openLink(nobody(), link), openLink(nobody(), link)])
  expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([302, 404])
  const made = await world.db.select({ email: profiles.email }).from(profiles)
  expect(made.filter((one) => one.email === email)).toHaveLength(1)
})

test('of two posts that change a password both get an answer, and one password counts', async () => {
  const by = await signedIn(world, visit(), 'changer@example.org')
  const choose = (next: string) =>
    by.post('/portal/settings', { current_password: PASSWORD, new_password: next, confirm_password: next })
  const answers = await Promise.all([choose('first one'), choose('second one')])
  for (const { status } of answers) expect([302, 422]).toContain(status)
  const works = await Promise.all(
    ['first one', 'second one', PASSWORD].map(
      async (password) => (await signIn('changer@example.org', password)).status === 302,
    ),
  )
  expect(works.filter(Boolean)).toHaveLength(1)
  expect(works[2]).toBe(false)
})

test('of two posts that delete an account both get an answer, and it is gone', async () => {
  const by = await signedIn(world, visit(), 'leaver@example.org')
  const leave = () => by.post('/portal/settings/delete-account', { password: PASSWORD })
  const answers = await Promise.all([leave(), leave()])
  for (const { status } of answers) expect(status).toBeLessThan(500)
  expect(answers.map(toastIn)).toContain('account_deleted')
  const left = await world.db.select({ email: profiles.email }).from(profiles)
  expect(left.map(({ email }) => email)).not.toContain('leaver@example.org')
})

test('a session that was signed out cannot be replayed, also not to sign out again', async () => {
  const by = await signedIn(world, visit(), 'replayed@example.org')
  const kept = new Map(by.cookies)
  await by.post('/signout')
  const before = await world.db.$count(sessions)
  const thief = nobody()
  for (const [name, value] of kept) thief.cookies.set(name, value)
  expect((await thief.get('/portal/profile')).headers.get('Location')).toBe('/signin')
  expect((await thief.post('/signout')).status).toBe(302)
  expect(await world.db.$count(sessions)).toBe(before)
})

test('two fields with two addresses sign up one of them, who alone gets an email', async () => {
  const before = await world.db.$count(pendingSignUps)
  const sent = (await world.mails()).length
  await nobody().post('/signup', { email: ['one@example.org', 'two@example.org'], password: PASSWORD })
  expect(await world.db.$count(pendingSignUps)).toBe(before + 1)
  expect(await world.mails()).toHaveLength(sent + 1)
})
