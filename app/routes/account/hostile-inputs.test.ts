import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { innerWordsIn } from '#test/database/failing-database.ts'
import { PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const OWNER = 'mark@example.org'
const ORIGIN = 'http://localhost:3000'
const SCRIPT = '<script>alert(7531)</script>'
const SQL = "' or '1'='1"
const KEPT = [
  'profiles',
  'passwords',
  'sessions',
  'pending_sign_ups',
  'password_resets',
  'sign_in_codes',
  'email_changes',
]

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

test.each<[string, number, () => Promise<Response>]>([
  ['SQL in the address of a sign-in', 422, () => signIn(`${OWNER}${SQL}`)],
  ['SQL in a verification link', 404, () => nobody().get(`/auth/callback?token=${encodeURIComponent(SQL)}`)],

  ['markup in the address of a sign-in', 422, () => signIn(`${SCRIPT}@example.org`)],
  ['markup as the name of a field', 422, () => nobody().post('/signin', { [SCRIPT]: SCRIPT })],

  ['an address of 10 kB', 422, () => signIn(`${'m'.repeat(10_000)}@example.org`)],
  ['a password of 10 kB', 422, () => signIn(OWNER, 'x'.repeat(10_000))],
  ['1000 fields', 422, () => raw('/signin', 'a=&'.repeat(1_000), FORM)],
  ['13000 fields', 413, () => raw('/signin', 'a=&'.repeat(13_000), FORM)],

  ['an address with a Cyrillic а', 422, () => signIn('m\u0430rk@example.org')],
  ['an address written from the right', 422, () => signUp('\u202Egro.elpmaxe@kram')],
  ['half a surrogate pair in a password', 401, () => raw('/signin', `${RIGHT}%ED%A0%BD`, FORM)],
  ['half a surrogate pair in a profile', 422, () => keep(filled('{"recipient_name":"\\ud83c"}'))],
  ['a NUL in a whole profile', 422, () => keep(filled(JSON.stringify(profileForm({ hobbies: '\0' }))))],
  ['a profile of brackets', 422, () => keep('['.repeat(10_000))],
  ['a profile with a prototype', 422, () => keep(filled('{"__proto__":{"recipient_name":"Dad"}}'))],

  ['a header in the address of a sign-up', 422, () => signUp('eve@example.org\r\nBcc: eve@evil.example')],
  ['SQL in a code', 422, () => nobody().post('/signin/code', { email: OWNER, code: SQL })],
  ['SQL in the link of a code', 200, () => nobody().get(`/signin/code?token=${encodeURIComponent(SQL)}`)],
  ['a forged cookie of a code', 200, () => withCookie('wishfolio.code', OWNER).get('/signin/code?token=x')],
  ['a code of 10 kB', 422, () => nobody().post('/signin/code', { email: OWNER, code: '1'.repeat(10_000) })],
  ['two addresses', 422, () => reset(`${OWNER},eve@evil.example`)],

  ['two passwords, the wrong one last', 401, () => raw('/signin', `${RIGHT}&password=wrong`, FORM)],
  [
    'a file as address',
    422,
    () => raw('/signin', multipart({ email: new File([OWNER], 'a'), password: PASSWORD })),
  ],
  ['parts without a boundary', 400, () => raw('/signin', RIGHT, { 'Content-Type': 'multipart/form-data' })],

  ['a forged session', 302, () => withCookie('wishfolio.session_token', 'forged').get('/portal/settings')],
  ['a toast of percent garbage', 200, () => withCookie('wishfolio.flash', '%E0%A4%A').get('/signin')],
  ['a cookie header of 50 kB', 200, () => withCookie('x', 'y'.repeat(50_000)).get('/signin')],

  ['the password in the address of the sign-in', 200, () => nobody().get(`/signin?${RIGHT}`)],
  ['a path up and out', 404, () => nobody().get('/auth/..%2f..%2f..%2fetc%2fpasswd')],
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
