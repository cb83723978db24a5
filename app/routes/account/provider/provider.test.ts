import { afterAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { accounts, giftProfiles, identities, passwords, sessions } from '#app/server/database/schema.ts'
import { createProvider } from '#app/server/accounts/provider.ts'
import type { Browser } from '#test/browser.ts'
import { textOf as textOfMail } from '#app/server/mail/readable-email.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { mailedLink, openLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import { OTHER_CLIENT, startOidcProvider, tokensFor, withoutAuthTime } from '#test/programs/oidc-provider.ts'
import { follow, noticesOf, textOf, toastIn } from '#test/read-page.ts'

const EMAIL = 'owner@example.org'
const SETTINGS = '/portal/settings/provider'
const MINUTE_MS = 60_000

const house = await startOidcProvider()
afterAll(() => house.close())
const { world, visit } = await emptySite(house.env)
const at = {
  closed: await openSite({ ...world, env: { ...world.env, SIGN_UP: 'closed' } }),
  noSignUp: await openSite({ ...world, env: { ...world.env, OIDC_SIGN_UP: 'off' } }),
  noPasswords: await openSite({ ...world, env: { ...world.env, PASSWORD_SIGN_IN: 'off' } }),
}

beforeEach(() => {
  house.people.clear()
  Object.assign(house, { next: null, signedInAt: undefined, mode: 'up', tamper: undefined })
})

/** Somebody at the provider, who comes next. */
function person(subject: string, email: string | null = EMAIL, verified: boolean | null = true): void {
  house.people.set(subject, {
    ...(email !== null && { email }),
    ...(verified !== null && { email_verified: verified }),
  })
  house.next = subject
}

/** Goes through the provider's pages; answers the path that it leads back to. */
async function through(address: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = address
  for (let hops = 0; hops < 6; hops++) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const to = new URL(answer.headers.get('Location') ?? '', next)
    if (to.port === '3000') return to.pathname + to.search
    next = to.href
  }
  throw new Error(`the provider does not lead back from ${next}`)
}

/** Where the form leads. */
async function begin(browser: Browser, path = '/signin/provider', fields = {}): Promise<string> {
  const led = await browser.post(path, fields)
  return led.headers.get('Location') ?? ''
}

async function signInThere(browser: Browser, fields = {}): Promise<Response> {
  return browser.get(await through(await begin(browser, '/signin/provider', fields)))
}

const add = async (browser: Browser) => browser.get(await through(await begin(browser, SETTINGS)))
const said = (answer: Response) => [answer.headers.get('Location'), toastIn(answer)]
const isIn = async (browser: Browser) => (await browser.get('/auth/session')).status === 200
const idOf = async (email: string) =>
  (await world.db.select().from(accounts).where(eq(accounts.email, email)))[0]?.id

async function mailedCode(): Promise<string> {
  const [newest = ''] = await world.mails()
  return /Subject: (\d{6}) is your code for Wishfolio/.exec(newest)?.[1] ?? 'none'
}

/** A browser whose sign-in at the provider waits for the proof that the account is theirs. */
async function waiting(subject = 'rosa'): Promise<Browser> {
  await signedIn(world, visit(), EMAIL)
  const browser = visit()
  person(subject)
  expect(said(await signInThere(browser))).toEqual(['/signin/code', 'sign_in_code_sent'])
  expect(await isIn(browser)).toBe(false)
  return browser
}

/** A browser signed in to an account that the provider made. */
async function madeThere(subject = 'rosa', browser = visit()): Promise<Browser> {
  person(subject)
  expect(said(await signInThere(browser))).toEqual(['/portal', 'signed_in'])
  return browser
}

test('an account is made by the provider without a password, and the next time it is the same', async () => {
  const browser = visit()
  const page = await (await browser.get('/signin')).text()
  expect(textOf(page)).toContain('Continue with Our House')
  await madeThere('rosa', browser)
  expect(await isIn(browser)).toBe(true)
  // Its address may change there.
  person('rosa', 'moved@example.org')
  expect(said(await signInThere(visit()))).toEqual(['/portal', 'signed_in'])
  expect(await world.db.$count(accounts)).toBe(1)
  expect(await world.db.$count(passwords)).toBe(0)
  expect(await (await browser.get('/auth/session')).json()).toMatchObject({
    user: { email: EMAIL, identities: ['email', `${house.env.OIDC_ISSUER}/`] },
  })
})

test('the wanted page, a temporary profile and the language come along, and the session before ends', async () => {
  const browser = await signedIn(world, visit(), 'other@example.org')
  const before = await world.db.$count(sessions)
  const gone = visit()
  await gone.get('/portal/gatherings')
  browser.cookies.set('wishfolio.wanted', gone.cookies.get('wishfolio.wanted') ?? '')
  browser.cookies.set('wishfolio.language', 'de')
  const temporary_profile = JSON.stringify({
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    form: profileForm({ recipient_name: 'Uncle Otto' }),
  })
  person('rosa')
  const answer = await signInThere(browser, { temporary_profile })
  expect(said(answer)).toEqual(['/portal/gatherings', 'signed_in'])
  expect(await world.db.$count(sessions)).toBe(before)
  const [profile] = await world.db.select().from(giftProfiles)
  expect([profile?.recipient_name, profile?.created_by]).toEqual(['Uncle Otto', await idOf(EMAIL)])
  const [account] = await world.db.select().from(accounts).where(eq(accounts.email, EMAIL))
  expect(account?.language).toBe('de')
  expect([...browser.cookies.keys()].filter((name) => /provider|join|carried/.test(name))).toEqual([])
})

test('an answer counts once, for ten minutes, and in the browser that asked', async () => {
  person('rosa')
  const browser = visit()
  const answer = await through(await begin(browser))
  expect(said(await visit().get(answer))).toEqual(['/signin', 'provider_late'])
  const cookie = browser.cookies.get('wishfolio.provider') ?? ''
  expect(said(await browser.get(answer))).toEqual(['/portal', 'signed_in'])
  const thief = visit()
  expect(said(await thief.get(answer))).toEqual(['/signin', 'provider_late'])
  // With its cookie too: the provider takes the code back, and so do we.
  thief.cookies.set('wishfolio.provider', cookie)
  expect(said(await thief.get(answer))).toEqual(['/signin', 'provider_refused'])

  const slow = visit()
  const late = await through(await begin(slow))
  world.wait(10 * MINUTE_MS)
  expect(said(await slow.get(late))).toEqual(['/signin', 'provider_late'])
})

test('another state is refused, also a second one, and leaves what is under way', async () => {
  person('rosa')
  const browser = visit()
  const first = await through(await begin(browser))
  const second = await through(await begin(browser))
  expect(said(await browser.get(first))).toEqual(['/signin', 'provider_late'])
  for (const wrong of ['', '?code=x', '?code=x&state=y', '?error=access_denied&state=y'])
    expect(said(await browser.get(`/signin/provider/callback${wrong}`))).toEqual(['/signin', 'provider_late'])
  expect((await browser.request(second, { method: 'HEAD' })).headers.get('Location')).toBe('/signin')
  expect(said(await browser.get(second))).toEqual(['/portal', 'signed_in'])
})

test('a token with another nonce, a code and a token of another client sign nobody in', async () => {
  person('rosa')
  const changed = async (name: string, value: string) => {
    const browser = visit()
    const address = new URL(await begin(browser))
    address.searchParams.set(name, value)
    return said(await browser.get(await through(address.href)))
  }
  expect(await changed('nonce', 'another')).toEqual(['/signin', 'provider_refused'])
  expect(await changed('client_id', OTHER_CLIENT)).toEqual(['/signin', 'provider_refused'])
  const verifier = 'v'.repeat(43)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const challenge = Buffer.from(digest).toString('base64url')
  expect(await changed('code_challenge', challenge)).toEqual(['/signin', 'provider_refused'])

  // The other client gets a token for this very sign-in, and has the site be answered with it.
  const browser = visit()
  const address = new URL(await begin(browser))
  const theirs = new URL(address)
  theirs.searchParams.set('client_id', OTHER_CLIENT)
  theirs.searchParams.set('code_challenge', challenge)
  const { searchParams } = new URL(await through(theirs.href), 'http://localhost:3000')
  const tokens = await tokensFor(house, OTHER_CLIENT, {
    code: searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: address.searchParams.get('redirect_uri') ?? '',
  })
  expect(tokens.id_token).toBeTypeOf('string')
  const answer = await through(address.href)
  house.tamper = () => tokens
  expect(said(await browser.get(answer))).toEqual(['/signin', 'provider_refused'])
  house.tamper = (own) => ({ ...own, id_token: `${own.id_token?.slice(0, -4)}AAAA` })
  expect(said(await signInThere(visit()))).toEqual(['/signin', 'provider_refused'])
  expect(await world.db.$count(accounts)).toBe(0)
})

test.each([
  ['does not say so of', EMAIL, null],
  ['says the contrary of', EMAIL, false],
  ['says of no address', null, true],
  ['says of what is none', 'nobody', true],
] as const)(
  'an address is neither taken nor joined where the provider %s',
  async (_what, email, verified) => {
    await signedIn(world, visit(), EMAIL)
    person('mallory', email, verified)
    const browser = visit()
    expect(said(await signInThere(browser))).toEqual(['/signin', 'provider_unverified'])
    expect(noticesOf((await follow(browser, await signInThere(browser))).html)).toEqual([
      'Our House does not say that it has verified your email address. Confirm it there first, or use another way.',
    ])
    person('mallory', 'new@example.org', verified === true ? false : verified)
    expect(said(await signInThere(visit()))).toEqual(['/signin', 'provider_unverified'])
    expect([await world.db.$count(accounts), await world.db.$count(identities)]).toEqual([1, 0])
  },
)

test('an account that exists is joined after the code mailed to it, once, and its owner is told', async () => {
  const browser = await waiting()
  const page = textOf(await (await browser.get('/signin/code')).text())
  expect(page).toContain(`${EMAIL} has an account here`)
  const signed = await browser.post('/signin/code', { email: EMAIL, code: await mailedCode() })
  expect(said(signed)).toEqual(['/portal', 'provider_added'])
  expect((await mailSubjects(world))[0]).toBe('Our House now signs in to your Wishfolio account')
  expect(said(await signInThere(visit()))).toEqual(['/portal', 'signed_in'])
  expect(await world.db.$count(accounts)).toBe(1)
})

test('the password of that account or the mailed link is a proof as well', async () => {
  const browser = await waiting()
  expect(textOf(await (await browser.get('/signin')).text())).toContain('has an account here')
  expect(said(await browser.post('/signin', { email: EMAIL, password: PASSWORD }))).toEqual([
    '/portal',
    'provider_added',
  ])
  await world.db.delete(identities)
  const other = visit()
  expect(said(await signInThere(other))).toEqual(['/signin/code', 'sign_in_code_sent'])
  expect(said(await other.get(await mailedLink(world, EMAIL)))).toEqual(['/portal', 'provider_added'])
})

test('joining somebody else’s account fails: by a wrong code, another account, another browser, too late', async () => {
  const browser = await waiting('mallory')
  const wrong = await browser.post('/signin/code', { email: EMAIL, code: '000000' })
  expect(wrong.status).toBe(401)
  await signedIn(world, visit(), 'mallory@example.org')
  expect(said(await browser.post('/signin', { email: 'mallory@example.org', password: PASSWORD }))).toEqual([
    '/portal',
    'provider_taken',
  ])
  // The owner's code, typed by the owner somewhere else.
  expect(said(await signInThere(browser))).toEqual(['/signin/code', 'sign_in_code_sent'])
  const owner = visit()
  expect(said(await owner.post('/signin/code', { email: EMAIL, code: await mailedCode() }))).toEqual([
    '/portal',
    'signed_in',
  ])
  world.wait(30 * MINUTE_MS)
  expect(said(await browser.post('/signin', { email: EMAIL, password: PASSWORD }))).toEqual([
    '/portal',
    'signed_in',
  ])
  const forged = visit()
  forged.cookies.set('wishfolio.join', browser.cookies.get('wishfolio.known') ?? '')
  expect((await forged.post('/signin', { email: EMAIL, password: PASSWORD })).status).toBe(302)
  expect(await world.db.$count(identities)).toBe(0)
})

test('an identity is never moved, and an account has one', async () => {
  await madeThere('rosa')
  const other = await signedIn(world, visit(), 'other@example.org')
  house.next = 'rosa'
  expect(said(await add(other))).toEqual(['/portal/settings', 'provider_taken'])
  person('otto', null)
  expect(said(await add(other))).toEqual(['/portal/settings', 'provider_added'])
  expect(said(await add(other))).toEqual(['/portal/settings', 'provider_added'])
  person('second', 'second@example.org')
  expect(said(await add(other))).toEqual(['/portal/settings', 'provider_other'])
  // One that was made anew there with the same address.
  person('rosa again')
  const browser = visit()
  await signInThere(browser)
  expect(toastIn(await browser.post('/signin/code', { email: EMAIL, code: await mailedCode() }))).toBe(
    'provider_other',
  )
  const rows = await world.db.select().from(identities)
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(['otto', 'rosa'])
})

test('of two at once with one address there is one account, and of one twice, too', async () => {
  person('rosa')
  const [one, two, again] = [visit(), visit(), visit()]
  const first = await through(await begin(one))
  const same = await through(await begin(again))
  person('otto')
  const second = await through(await begin(two))
  const answers = await Promise.all([one.get(first), two.get(second), again.get(same)])
  expect(await world.db.$count(accounts)).toBe(1)
  expect(await world.db.$count(identities)).toBe(1)
  expect(answers.map(toastIn).filter((toast) => toast === 'signed_in').length).toBeGreaterThan(0)
})

test('where nobody may sign up the provider makes accounts still, unless it may not', async () => {
  person('rosa')
  expect(said(await signInThere(at.noSignUp()))).toEqual(['/signin', 'provider_no_sign_up'])
  expect(await world.db.$count(accounts)).toBe(0)
  expect(said(await signInThere(at.closed()))).toEqual(['/portal', 'signed_in'])
  expect(said(await signInThere(at.noSignUp()))).toEqual(['/portal', 'signed_in'])
  await signedIn(world, visit(), 'other@example.org')
  person('other', 'other@example.org')
  expect(said(await signInThere(at.noSignUp()))).toEqual(['/signin/code', 'sign_in_code_sent'])
})

test('the link of a sign-up that waited says that there is an account', async () => {
  const browser = visit()
  await browser.post('/signup', { email: EMAIL, password: PASSWORD })
  const link = await mailedLink(world, EMAIL)
  await madeThere()
  for (const visitor of [browser, visit()]) {
    const answer = await openLink(visitor, link)
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toContain('This address has an account already. Please sign in.')
  }
  const posted = await browser.post('/auth/callback', {
    token: new URL(link, 'http://x').searchParams.get('token') ?? '',
  })
  expect(posted.status).toBe(409)
  expect(await world.db.$count(passwords)).toBe(0)
})

test('the provider is added and removed in the settings after a fresh proof, and each is mailed', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  world.wait(10 * MINUTE_MS)
  expect((await owner.get(SETTINGS)).headers.get('Location')).toBe(
    `/portal/settings/prove?back=${encodeURIComponent(SETTINGS)}`,
  )
  expect(said(await owner.post(SETTINGS))[1]).toBe('proof_needed')
  await owner.post('/portal/settings/prove', { password: PASSWORD })
  person('rosa', null)
  const adding = await through(await begin(owner, SETTINGS))
  // Another session of the same owner did not begin it.
  const elsewhere = visit()
  await elsewhere.post('/signin', { email: EMAIL, password: PASSWORD })
  elsewhere.cookies.set('wishfolio.provider', owner.cookies.get('wishfolio.provider') ?? '')
  expect(said(await elsewhere.get(adding))).toEqual(['/portal/settings', 'provider_late'])
  expect(said(await owner.get(adding))).toEqual(['/portal/settings', 'provider_added'])
  expect((await mailSubjects(world))[0]).toBe('Our House now signs in to your Wishfolio account')
  expect(textOf(await (await owner.get('/portal/settings')).text())).toContain('Remove Our House')

  world.wait(10 * MINUTE_MS)
  expect(said(await owner.post(SETTINGS, { remove: 'on' }))[1]).toBe('proof_needed')
  await owner.post('/portal/settings/prove', { password: PASSWORD })
  expect(said(await owner.post(SETTINGS, { remove: 'on' }))).toEqual(['/portal/settings', 'provider_removed'])
  expect([await isIn(owner), await isIn(elsewhere)]).toEqual([true, false])
  expect((await mailSubjects(world))[0]).toBe('Our House no longer signs in to your Wishfolio account')
  expect(said(await owner.post(SETTINGS, { remove: 'on' }))).toEqual([
    '/portal/settings',
    'provider_not_joined',
  ])
  expect(said(await signInThere(visit()))).toEqual(['/signin', 'provider_unverified'])
})

test('an ordinary sign-in at the provider is a proof from when they signed in there, if it tells', async () => {
  const seconds = (ago: number) => (world.time.now.getTime() - ago) / 1000
  const isProved = async () => (await (await madeThere()).get(SETTINGS)).status === 200
  house.signedInAt = seconds(10 * MINUTE_MS)
  expect(await isProved()).toBe(false)
  house.signedInAt = seconds(10 * MINUTE_MS - 1000)
  expect(await isProved()).toBe(true)
  house.tamper = withoutAuthTime
  expect(await isProved()).toBe(false)
})

test('adding asks the provider for a new sign-in, and takes no other', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  person('rosa')
  const asked = new URL(await begin(owner, SETTINGS)).searchParams
  expect(asked.get('max_age')).toBe('0')
  house.signedInAt = world.time.now.getTime() / 1000 - 31
  expect(said(await add(owner))).toEqual(['/portal/settings', 'provider_not_anew'])
  expect(await world.db.$count(identities)).toBe(0)
  house.signedInAt = undefined
  expect(said(await add(owner))).toEqual(['/portal/settings', 'provider_added'])
})

test('of a provider that knows no such question whoever is signed in there is added', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  person('rosa')
  house.tamper = withoutAuthTime
  expect(said(await add(owner))).toEqual(['/portal/settings', 'provider_added'])
})

test('the settings, the mails and the download name the address at the provider, as it said it last', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  const shown = async () => textOf(await (await owner.get('/portal/settings')).text())
  person('rosa', 'Rosa@house.example', false)
  await add(owner)
  const [added = ''] = await world.mails()
  expect(textOfMail(added)).toContain('as rosa@house.example')
  expect(await shown()).toContain('rosa@house.example')
  person('rosa', 'rosa@new.example')
  await signInThere(visit())
  expect(await shown()).toContain('rosa@new.example')
  expect(await (await owner.get('/portal/settings/data')).text()).toContain('"email":"rosa@new.example"')
  await owner.post(SETTINGS, { remove: 'on' })
  const [removed = ''] = await world.mails()
  expect(textOfMail(removed)).toContain('rosa@new.example')
})

test('wrong answers of one client are counted before the provider is asked', async () => {
  person('rosa')
  const answers = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const browser = visit()
      return { browser, path: await through(await begin(browser)) }
    }),
  )
  let asked = 0
  house.tamper = (own) => {
    asked += 1
    return { ...own, id_token: `${own.id_token?.slice(0, -4)}AAAA` }
  }
  const toasts = await Promise.all(answers.map(async ({ browser, path }) => toastIn(await browser.get(path))))
  expect(toasts.filter((toast) => toast === 'provider_refused')).toHaveLength(10)
  expect([toasts.filter((toast) => toast === 'too_many_failures').length, asked]).toEqual([1, 10])
})

test('a link of a reset or a sign-up joins what waits in its browser, with the profile it carried', async () => {
  const temporary_profile = JSON.stringify({
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    form: profileForm({ recipient_name: 'Uncle Otto' }),
  })
  await signedIn(world, visit(), EMAIL)
  const browser = visit()
  person('rosa')
  await signInThere(browser, { temporary_profile })
  await browser.post('/reset-password', { email: EMAIL })
  const form = (await browser.get(await mailedLink(world, EMAIL))).headers.get('Location') ?? ''
  const chosen = await browser.post(form, { new_password: 'a fine horse', confirm_password: 'a fine horse' })
  expect(said(chosen)).toEqual(['/portal', 'provider_added'])
  const [profile] = await world.db.select().from(giftProfiles)
  expect([profile?.recipient_name, profile?.created_by]).toEqual(['Uncle Otto', await idOf(EMAIL)])
  expect([...browser.cookies.keys()].filter((name) => /join|carried/.test(name))).toEqual([])

  // Of an account that is not the one it waits for.
  await world.db.delete(identities)
  const other = visit()
  await signInThere(other)
  await other.post('/signup', { email: 'new@example.org', password: PASSWORD })
  const opened = await other.get(await mailedLink(world, 'new@example.org'))
  expect(said(opened)).toEqual(['/auth/callback', 'provider_taken'])
  expect(await isIn(other)).toBe(true)
  expect([...other.cookies.keys()].filter((name) => /join|carried/.test(name))).toEqual([])
})

test('whoever is not the one whose address the page of the proof shows leads away, and nothing waits', async () => {
  const browser = await waiting()
  expect(textOf(await (await browser.get('/signin/code')).text())).toContain('Not you?')
  expect((await browser.post('/signout')).headers.get('Location')).toBe('/')
  for (const path of ['/signin/code', '/signin'])
    expect(await (await browser.get(path)).text()).not.toContain(EMAIL)
})

test('the last way in stays, and an account without a password proves itself by a mailed code', async () => {
  const owner = await madeThere()
  expect(said(await owner.post(SETTINGS, { remove: 'on' }))).toEqual(['/portal/settings', 'last_way_in'])
  world.wait(10 * MINUTE_MS)
  const asked = await owner.get('/portal/settings/delete-account')
  const prove = asked.headers.get('Location') ?? ''
  expect(prove).toContain('/portal/settings/prove?back=')
  expect(said(await owner.post('/portal/settings/delete-account'))[1]).toBe('proof_needed')
  expect(textOf(await (await owner.post(prove, { send: 'on' })).text())).toContain(
    'Type the six digits in it',
  )
  expect((await owner.post(prove, { code: '000000' })).status).toBe(401)
  const code = await mailedCode()
  expect((await owner.post(prove, { code })).headers.get('Location')).toBe('/portal/settings/delete-account')
  expect((await owner.post(prove, { code })).status).toBe(401)
  expect((await owner.get('/portal/settings/email')).status).toBe(200)
  expect(said(await owner.post('/portal/settings/delete-account'))).toEqual(['/', 'account_deleted'])
  expect(await world.db.$count(identities)).toBe(0)
})

test('signing out ends it also where the account was joined, and removing the provider what began there', async () => {
  const browser = await waiting()
  await browser.post('/signin/code', { email: EMAIL, code: await mailedCode() })
  const elsewhere = visit()
  await signInThere(elsewhere)
  expect(said(await browser.post(SETTINGS, { remove: 'on' }))[1]).toBe('provider_removed')
  expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false])
  const out = await browser.post('/signout')
  expect(new URL(out.headers.get('Location') ?? '').origin).toBe(house.env.OIDC_ISSUER)
})

test('signing out ends the session at the provider, where it began', async () => {
  const owner = await madeThere()
  const out = await owner.post('/signout')
  const there = new URL(out.headers.get('Location') ?? '')
  expect(there.origin).toBe(house.env.OIDC_ISSUER)
  expect(there.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/signout')
  expect((await fetch(there)).status).toBe(200)
  expect(await isIn(owner)).toBe(false)
  expect((await owner.get('/signout')).headers.get('Location')).toBe('/')

  const other = await signedIn(world, visit(), 'other@example.org')
  expect((await other.post('/signout')).headers.get('Location')).toBe('/')
})

test.each(['away', 'nonsense'] as const)(
  'while the provider is %s, the page says which way does not work, and the others do',
  async (mode) => {
    await signedIn(world, visit(), EMAIL)
    person('rosa')
    const browser = visit()
    const answer = await through(await begin(browser))
    house.mode = mode
    expect(said(await browser.get(answer))).toEqual(['/signin', 'provider_away'])

    // A server that has not discovered it yet.
    const provider = createProvider(world)
    const site = await openSite({ ...world, provider })
    const stranger = site()
    const led = await stranger.post('/signin/provider')
    expect(said(led)).toEqual(['/signin', 'provider_away'])
    expect(noticesOf((await follow(stranger, led)).html)).toEqual([
      'Our House does not answer just now. Please use another way, or try again later.',
    ])
    expect(said(await stranger.post('/signin', { email: EMAIL, password: PASSWORD }))).toEqual([
      '/portal',
      'signed_in',
    ])
    // The failure is forgotten.
    house.mode = 'up'
    expect(await begin(site())).toContain(`${house.env.OIDC_ISSUER}/auth?`)
  },
)

test('a provider that says nothing is waited for a moment only', async () => {
  house.mode = 'silent'
  const provider = createProvider({ ...world, limitSeconds: 0.05 })
  expect(await provider?.begin()).toEqual({ ok: false, code: 'provider_away' })
  expect(await provider?.signOutAddress()).toBeNull()
})

test('whoever says no at the provider reads so on the sign-in page', async () => {
  const browser = visit()
  const answer = await signInThere(browser)
  expect(said(answer)).toEqual(['/signin', 'provider_cancelled'])
  expect(noticesOf((await follow(browser, answer)).html)).toEqual([
    'You did not sign in with Our House. You can try again, or use another way.',
  ])
})

test('pages let their forms lead to the provider', async () => {
  const policy = (await visit().get('/signin')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`form-action 'self' ${house.env.OIDC_ISSUER}`)
})

test('with PASSWORD_SIGN_IN=off nobody sees a password field, and none is taken', async () => {
  await signedIn(world, visit(), EMAIL)
  const browser = at.noPasswords()
  const html = await (await browser.get('/signin')).text()
  expect(html).not.toContain('type="password"')
  expect(textOf(html)).toContain('Email me a code')
  expect(textOf(html)).toContain('Continue with Our House')
  expect(textOf(html)).not.toMatch(/Forgot|New here/)
  expect((await browser.get('/signup')).headers.get('Location')).toBe('/signin')
  expect((await browser.get('/reset-password')).headers.get('Location')).toBe('/signin')
  for (const [path, fields] of [
    ['/signup', { email: 'new@example.org', password: PASSWORD }],
    ['/reset-password', { email: EMAIL }],
  ] as const)
    expect(said(await browser.post(path, fields))).toEqual(['/signin', 'password_sign_in_off'])
  expect((await browser.post('/signin', { email: EMAIL, password: PASSWORD })).status).toBe(403)
  await browser.post('/signin/code', { email: EMAIL, send: 'on' })
  expect(said(await browser.post('/signin/code', { email: EMAIL, code: await mailedCode() }))).toEqual([
    '/portal',
    'signed_in',
  ])
  const settings = await (await browser.get('/portal/settings')).text()
  expect(settings).not.toContain('type="password"')
  expect(textOf(settings)).not.toContain('Change password')
  const change = { current_password: PASSWORD, new_password: 'another one', confirm_password: 'another one' }
  expect((await browser.post('/portal/settings', change)).status).toBe(403)
  expect((await browser.post('/portal/settings/prove', { password: PASSWORD })).status).toBe(403)
  // The password is no way in here, so the provider is the last.
  person('rosa')
  expect(said(await add(browser))).toEqual(['/portal/settings', 'provider_added'])
  expect(said(await browser.post(SETTINGS, { remove: 'on' }))).toEqual(['/portal/settings', 'last_way_in'])
})
