import { UNSAFE_decodeViaTurboStream as decoded } from 'react-router'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, passkeys, passwords, sessions } from '#app/server/database/schema.ts'
import { isLastWayIn } from '#app/server/commands/accounts/ways-in.ts'
import type { Browser } from '#test/browser.ts'
import { SoftwarePasskey } from '#test/data/software-passkey.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { mailedLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { follow, noticesOf, textOf, toastIn } from '#test/read-page.ts'

const EMAIL = 'owner@example.org'
const NEW = '/portal/settings/passkeys/new'
const PROVE = '/portal/settings/prove'
const MINUTE_MS = 60_000

const { world, visit } = await emptySite()

/** What a page's loader gave its screen. */
async function dataOf<Data>(browser: Browser, path: string): Promise<Data> {
  const [at = '', query] = path.split('?')
  const text = await (await browser.get(`${at}.data${query ? `?${query}` : ''}`)).text()
  const { value } = await decoded(new Blob([text]).stream(), globalThis)
  const found = Object.values(value as Record<string, { data?: object }>).find(
    ({ data }) => data && ('options' in data || 'passkeyOptions' in data),
  )
  return found?.data as Data
}

type Made = Parameters<SoftwarePasskey['made']>[0]
type Used = Parameters<SoftwarePasskey['used']>[0]

const toMake = async (browser: Browser) => (await dataOf<{ options: Made }>(browser, NEW)).options
const toProve = async (browser: Browser) =>
  (await dataOf<{ passkeyOptions: Used }>(browser, PROVE)).passkeyOptions
const toSignIn = async (browser: Browser) =>
  (await (await browser.get('/signin/passkey/options')).json()) as Used

async function add(
  browser: Browser,
  passkey = new SoftwarePasskey(),
  name = 'Phone',
): Promise<SoftwarePasskey> {
  const added = await browser.post(NEW, { name, answer: passkey.made(await toMake(browser)) })
  expect([added.headers.get('Location'), toastIn(added)]).toEqual(['/portal/settings', 'passkey_added'])
  return passkey
}

const send = (browser: Browser, answer: string) => browser.post('/signin/passkey', { answer })

async function signInBy(
  passkey: SoftwarePasskey,
  browser = visit(),
  wrong?: Parameters<SoftwarePasskey['used']>[1],
) {
  return send(browser, passkey.used(await toSignIn(browser), wrong))
}

async function expectRefused(answer: Response): Promise<void> {
  expect([answer.headers.get('Location'), toastIn(answer)]).toEqual(['/signin', 'passkey_refused'])
}

async function idOf(name: string): Promise<string> {
  const [row] = await world.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.name, name))
  return row?.id ?? 'none'
}

const pageOf = async (name: string) => `/portal/settings/passkeys/${await idOf(name)}`
const remove = async (browser: Browser, name: string) => browser.post(await pageOf(name), { remove: 'on' })

test('a passkey is added, named, listed with its last use, and signs in like a password', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  expect((await mailSubjects(world))[0]).toBe('A passkey was added to your Wishfolio account')
  expect(textOf(await (await owner.get('/portal/settings')).text())).toMatch(
    /Phone\s+added\s+Nov 21, 2026\s*, not used yet/,
  )

  const phone = visit()
  await phone.get('/portal/settings')
  const signed = await signInBy(passkey, phone)
  expect([signed.headers.get('Location'), toastIn(signed)]).toEqual(['/portal/settings', 'signed_in'])
  expect(phone.cookies.has('wishfolio.known')).toBe(true)
  expect(textOf(await (await phone.get('/portal/settings')).text())).toMatch(/Phone\s+last used/)
})

test('a temporary profile and the language come along, and the session that the browser had ends', async () => {
  const passkey = await add(await signedIn(world, visit()))
  const browser = await signedIn(world, visit(), 'other@example.org')
  const before = await world.db.$count(sessions)
  const temporary_profile = JSON.stringify({
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    form: profileForm({ recipient_name: 'Uncle Otto' }),
  })
  const answer = passkey.used(await toSignIn(browser))
  browser.cookies.set('wishfolio.language', 'de')
  expect((await browser.post('/signin/passkey', { answer, temporary_profile })).status).toBe(302)
  expect(await world.db.$count(sessions)).toBe(before)
  const html = await (await browser.get('/portal/profile')).text()
  expect(html).toContain('Uncle Otto')
  const [row] = await world.db.select().from(accounts).where(eq(accounts.email, EMAIL))
  expect(row?.language).toBe('de')
})

test.each<[string, Parameters<SoftwarePasskey['used']>[1]]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another name', { rpId: 'evil.example' }],
  ['of an old counter', { counter: 1 }],
  ['whose owner was not verified', { verified: false }],
  ['to another challenge', { challenge: 'bm90IG91cnM' }],
])('an answer %s signs nobody in', async (_what, wrong) => {
  const passkey = await add(await signedIn(world, visit()))
  expect((await signInBy(passkey)).headers.get('Location')).toBe('/portal')
  await expectRefused(await signInBy(passkey, visit(), wrong))
})

test('an answer counts once, for five minutes, and in the browser that asked', async () => {
  const passkey = await add(await signedIn(world, visit()))
  const browser = visit()
  const answer = passkey.used(await toSignIn(browser), { counter: 0 })
  await expectRefused(await send(visit(), answer))
  const late = passkey.used(await toSignIn(browser))
  expect((await send(browser, passkey.used(await toSignIn(browser)))).headers.get('Location')).toBe('/portal')
  world.wait(5 * MINUTE_MS)
  await expectRefused(await send(browser, late))
})

test('an answer of a device that counts nothing is refused when it is sent again, also at the same moment', async () => {
  const owner = await signedIn(world, visit())
  const passkey = new SoftwarePasskey()
  const made = passkey.made(await toMake(owner), { counter: 0 })
  expect(toastIn(await owner.post(NEW, { name: 'Phone', answer: made }))).toBe('passkey_added')
  const browser = visit()
  const answer = passkey.used(await toSignIn(browser), { counter: 0 })
  const twice = await Promise.all([send(browser, answer), send(browser, answer)])
  expect(new Set(twice.map(toastIn))).toEqual(new Set(['passkey_refused', 'signed_in']))
  await expectRefused(await send(browser, answer))
  expect(toastIn(await signInBy(passkey, browser, { counter: 0 }))).toBe('signed_in')
})

test('an unknown passkey, a removed one and garbage get the same answer', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  expect(toastIn(await remove(owner, 'Phone'))).toBe('passkey_removed')
  expect((await mailSubjects(world))[0]).toBe('A passkey was removed from your Wishfolio account')
  await expectRefused(await signInBy(passkey))
  await expectRefused(await signInBy(new SoftwarePasskey()))
  for (const answer of ['', '{', 'null', '[]', '{"id":7}', `{"id":"${passkey.id}"}`, 'x'.repeat(6_001)])
    await expectRefused(await send(visit(), answer))
  const { html } = await follow(visit(), await send(visit(), ''))
  expect(noticesOf(html)).toEqual([])
})

test('failed passkeys of one client are counted, and keep no right one out', async () => {
  const passkey = await add(await signedIn(world, visit()))
  const stranger = visit('198.51.100.7')
  for (let tries = 0; tries < 10; tries++) await expectRefused(await send(stranger, '{}'))
  expect(toastIn(await send(stranger, '{"id":"a"}'))).toBe('too_many_failures')
  expect(toastIn(await signInBy(passkey, visit('198.51.100.7')))).toBe('signed_in')
})

test('what made a passkey makes no second one, and no other account’s', async () => {
  const owner = await signedIn(world, visit())
  const other = await signedIn(world, visit(), 'other@example.org')
  const passkey = new SoftwarePasskey()
  const answer = passkey.made(await toMake(owner))
  expect(toastIn(await other.post(NEW, { name: 'Phone', answer }))).toBe('passkey_refused')
  expect(toastIn(await owner.post(NEW, { name: 'Phone', answer }))).toBe('passkey_added')
  expect(toastIn(await owner.post(NEW, { name: 'Phone', answer }))).toBe('passkey_refused')
  await remove(owner, 'Phone')
  expect(toastIn(await owner.post(NEW, { name: 'Phone', answer }))).toBe('passkey_refused')
  for (const wrong of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verified: false }]) {
    const made = new SoftwarePasskey().made(await toMake(owner), wrong)
    expect(toastIn(await owner.post(NEW, { name: 'Phone', answer: made }))).toBe('passkey_refused')
  }
  expect(await world.db.$count(passkeys)).toBe(0)
})

test('ten minutes after signing in, adding and removing ask for the password again', async () => {
  const owner = await signedIn(world, visit())
  await add(owner)
  const [answer, page] = [new SoftwarePasskey().made(await toMake(owner)), await pageOf('Phone')]
  world.wait(10 * MINUTE_MS - 1)
  expect((await owner.get(NEW)).status).toBe(200)
  world.wait(1)
  for (const path of [NEW, page])
    expect((await owner.get(path)).headers.get('Location')).toBe(`${PROVE}?back=${encodeURIComponent(path)}`)
  const led = [
    [await owner.post(NEW, { name: 'Tablet', answer }), NEW],
    [await owner.post(page, { remove: 'on' }), page],
  ] as const
  for (const [posted, back] of led) {
    expect(toastIn(posted)).toBe('proof_needed')
    expect(posted.headers.get('Location')).toBe(`${PROVE}?back=${encodeURIComponent(back)}`)
  }
  const wrong = await owner.post(`${PROVE}?back=${NEW}`, { password: 'wrong one' })
  expect([wrong.status, (await owner.get(NEW)).status]).toEqual([422, 302])
  expect((await owner.post(`${PROVE}?back=${NEW}`, { password: PASSWORD })).headers.get('Location')).toBe(NEW)
  expect((await owner.get(NEW)).status).toBe(200)
  expect(toastIn(await owner.post(page, { remove: 'on' }))).toBe('passkey_removed')
})

test.each(['https://evil.example', '//evil.example', '/portal/settings-of-others', '/portal/profile'])(
  'a proof leads to no other page: %s',
  async (back) => {
    const owner = await signedIn(world, visit())
    const proved = await owner.post(`${PROVE}?back=${encodeURIComponent(back)}`, { password: PASSWORD })
    expect(proved.headers.get('Location')).toBe('/portal/settings')
  },
)

test('a passkey proves it too, but not that of another account, nor one that answered a sign-in', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  const other = await signedIn(world, visit(), 'other@example.org')
  const foreign = await add(other, new SoftwarePasskey(), 'Other')
  world.wait(10 * MINUTE_MS)
  const prove = (answer: string) => owner.post(`${PROVE}?back=${NEW}`, { answer })
  for (const answer of [
    foreign.used(await toProve(owner)),
    passkey.used(await toSignIn(owner)),
    passkey.used(await toProve(other)),
    '',
  ])
    expect(toastIn(await prove(answer))).toBe('passkey_refused')
  expect((await owner.get(NEW)).status).toBe(302)
  expect((await prove(passkey.used(await toProve(owner)))).headers.get('Location')).toBe(NEW)
  expect((await owner.get(NEW)).status).toBe(200)
})

test('a passkey is renamed, by its owner alone', async () => {
  const owner = await signedIn(world, visit())
  await add(owner)
  const other = await signedIn(world, visit(), 'other@example.org')
  const page = await pageOf('Phone')
  expect(toastIn(await other.post(page, { name: 'Mine' }))).toBe('passkey_not_found')
  expect(toastIn(await other.post(page, { remove: 'on' }))).toBe('passkey_not_found')
  expect((await other.get(page)).headers.get('Location')).toBe('/portal/settings')
  expect((await owner.post(page, { name: ' ' })).status).toBe(422)
  expect((await owner.post(page, { name: 'x'.repeat(101) })).status).toBe(422)
  expect(toastIn(await owner.post(page, { name: 'Blue phone' }))).toBe('passkey_renamed')
  expect(await idOf('Blue phone')).toBe(page.split('/').at(-1))
})

test('removing a passkey ends all other sessions', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  const thief = visit()
  await signInBy(passkey, thief)
  expect((await thief.get('/portal/settings')).status).toBe(200)
  await remove(owner, 'Phone')
  expect((await thief.get('/portal/settings')).headers.get('Location')).toBe('/signin')
  expect((await owner.get('/portal/settings')).status).toBe(200)
})

test('where the site can have no passkeys they are no way in', async () => {
  const owner = await signedIn(world, visit())
  await add(owner)
  const asked = { passkeys: { ...world.passkeys, site: null }, env: world.env, provider: null, db: world.db }
  const id = (await world.db.select().from(accounts))[0]?.id ?? 'none'
  await world.db.delete(passwords)
  expect(await isLastWayIn({ ...asked, passkeys: world.passkeys }, id, 'provider')).toBe(false)
  expect(await isLastWayIn(asked, id, 'provider')).toBe(true)
})

test('an account keeps its last way in, and without a password all pages still work', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  await add(owner, new SoftwarePasskey(), 'Tablet')
  await world.db.delete(passwords)
  const removed = await Promise.all([remove(owner, 'Phone'), remove(owner, 'Tablet')])
  expect(new Set(removed.map(toastIn))).toEqual(new Set(['last_way_in', 'passkey_removed']))

  await world.clean()
  const alone = await signedIn(world, visit())
  await add(alone, passkey)
  await world.db.delete(passwords)
  for (const path of ['/portal/settings', PROVE, '/portal/settings/email', '/portal/settings/delete-account'])
    expect((await alone.get(path)).status).toBe(200)
  expect((await alone.post(PROVE, { password: PASSWORD })).status).toBe(422)
  // A fresh proof stands for the password.
  expect((await alone.post('/portal/settings/email', { email: 'new@example.org' })).status).toBe(200)
  world.wait(10 * MINUTE_MS)
  for (const path of ['/portal/settings/email', '/portal/settings/delete-account'])
    expect(toastIn(await alone.post(path, { email: 'new@example.org' }))).toBe('proof_needed')
  expect((await visit().post('/signin', { email: EMAIL, password: PASSWORD })).status).toBe(401)

  // A mailed link gives it a password.
  const browser = visit()
  await browser.post('/reset-password', { email: EMAIL })
  const form = (await browser.get(await mailedLink(world, EMAIL))).headers.get('Location') ?? ''
  await browser.post(form, { new_password: 'another horse', confirm_password: 'another horse' })
  expect((await visit().post('/signin', { email: EMAIL, password: 'another horse' })).status).toBe(302)
})

test('a passkey is offered after signing in, from the second day on, until there is one', async () => {
  const offered = async (browser: Browser) =>
    (await (await browser.get('/portal/profile.data')).text()).includes('"offersPasskey",true')
  const owner = await signedIn(world, visit())
  expect(await offered(owner)).toBe(false)
  world.wait(24 * 60 * MINUTE_MS + 1)
  expect(await offered(owner)).toBe(false)
  const again = visit()
  await again.post('/signin', { email: EMAIL, password: PASSWORD })
  expect(await offered(again)).toBe(true)
  await add(again)
  expect(await offered(again)).toBe(false)
})

test('an account has room for 20 passkeys', async () => {
  const owner = await signedIn(world, visit())
  await add(owner)
  const [row] = await world.db.select().from(passkeys)
  if (!row) throw new Error('no passkey')
  await world.db.insert(passkeys).values(
    Array.from({ length: 19 }, (_, at) => {
      const { id: _id, ...copied } = row
      return { ...copied, credentialId: `copy-${at}` }
    }),
  )
  const answer = new SoftwarePasskey().made(await toMake(owner))
  expect(toastIn(await owner.post(NEW, { name: 'One more', answer }))).toBe('too_many_passkeys')
})

test('the download names the passkeys, and deleting the account removes them', async () => {
  const owner = await signedIn(world, visit())
  const passkey = await add(owner)
  const text = await (await owner.get('/portal/settings/data')).text()
  const { account } = JSON.parse(text) as { account: { passkeys: object[] } }
  expect(account.passkeys).toEqual([
    { name: 'Phone', created_at: '2026-11-21T12:00:00.000Z', last_used_at: null },
  ])
  expect(text).not.toContain(passkey.id)
  await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  expect(await world.db.$count(passkeys)).toBe(0)
  await expectRefused(await signInBy(passkey))
})

test('without JavaScript the section says what it needs', async () => {
  const owner = await signedIn(world, visit())
  const html = await (await owner.get('/portal/settings')).text()
  expect(/<noscript>[^]*?<\/noscript>/.exec(html.slice(html.indexOf('Passkeys</h2>')))?.[0]).toContain(
    'Adding one needs JavaScript.',
  )
  expect(html).not.toContain('Add a passkey')
  expect(await (await visit().get('/signin')).text()).not.toContain('Sign in with a passkey')
})
