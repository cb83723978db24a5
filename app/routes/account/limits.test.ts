import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { type LimitName, PASSWORDS_AT_ONCE } from '#app/domain/limits.ts'
import { limitCounters } from '#app/server/database/schema.ts'
import { createServices } from '#app/server/start-up/create-services.ts'
import { toastIn, noticesOf, valueOf, textOf } from '#test/read-page.ts'
import { mailedLink, openLink, PASSWORD, signedIn } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const EMAIL = 'owner@example.org'
const HERE = '192.0.2.1'
const ELSEWHERE = '198.51.100.7'
const QUARTER_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
const NEXT_PASSWORD = { new_password: 'abcdef', confirm_password: 'abcdef' }
const TOO_MANY_FAILURES = 'Too many failed attempts. Please wait 15 minutes and try again.'
const TOO_MANY_EMAILS = 'Too many emails were requested. Please try again in an hour.'

const { world, visit } = await emptySite()
afterEach(() => void vi.useRealTimers())

/** Stops the clock that the limits read, so that what follows happens at one moment. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
}

/** Lets time pass for the limits and for everything else. */
function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  world.wait(ms)
}

function signIn(browser: Browser, password: string, email = EMAIL): Promise<Response> {
  return browser.post('/signin', { email, password })
}

/** The statuses of ten tries. */
async function tenTimes(attempt: (number: number) => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => attempt(number)))
  return answers.map(({ status }) => status)
}

const ten = (status: number) => Array.from({ length: 10 }, () => status)

async function emailsTo(email: string): Promise<number> {
  return (await world.mails()).filter((mail) => mail.includes(`\nTo: ${email}\n`)).length
}

test('the 11th failed sign-in of a client within 15 minutes is refused, another client gets in', async () => {
  await signedIn(world, visit(), EMAIL)
  stopClock()
  const guesser = visit()
  expect(await tenTimes(() => signIn(guesser, 'wrong password'))).toEqual(ten(401))

  const refused = await signIn(guesser, PASSWORD)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
  const page = await refused.text()
  expect(noticesOf(page)).toEqual([TOO_MANY_FAILURES])
  expect(valueOf(page, 'email')).toBe(EMAIL)
  expect((await signIn(visit(ELSEWHERE), PASSWORD)).status).toBe(302)

  wait(QUARTER_MS - 1000)
  const still = await signIn(guesser, PASSWORD)
  expect([still.status, still.headers.get('Retry-After')]).toEqual([429, '1'])
  wait(1000)
  expect((await signIn(guesser, PASSWORD)).status).toBe(302)
})

test('an address without an account is counted and answered as one that has', async () => {
  await signedIn(world, visit(), EMAIL)
  stopClock()
  const pages = []
  for (const email of [EMAIL, 'nobody@example.org']) {
    expect(await tenTimes(() => signIn(visit(), 'wrong password', email))).toEqual(ten(401))
    const refused = await signIn(visit(), 'wrong password', email)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
    pages.push((await refused.text()).replaceAll(email, 'typed').replace(/nonce="[^"]*"/g, ''))
  }
  expect(pages[1]).toBe(pages[0])
})

test('a success forgets the failures before it', async () => {
  await signedIn(world, visit(), EMAIL)
  await Promise.all(Array.from({ length: 9 }, () => signIn(visit(), 'wrong password')))
  expect((await signIn(visit(), PASSWORD)).status).toBe(302)
  expect((await signIn(visit(), 'wrong password')).status).toBe(401)
})

/** So many were counted before. */
const counted = (limit: LimitName, key: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => world.limits.count(limit, key)))

test('the 51st failed sign-in of a client over ever other addresses is refused, another client gets in', async () => {
  await signedIn(world, visit(), EMAIL)
  stopClock()
  await counted('failures_of_client', HERE, 49)
  expect((await signIn(visit(), 'wrong password', 'visitor@example.org')).status).toBe(401)
  const refused = await signIn(visit(), PASSWORD)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
  expect(noticesOf(await refused.text())).toEqual([TOO_MANY_FAILURES])
  expect((await signIn(visit(ELSEWHERE), PASSWORD)).status).toBe(302)
})

test('failed sign-ins from ever other /64 of one /48 are counted together', async () => {
  await signedIn(world, visit(), EMAIL)
  const from = (network: string, number: number) => visit(`${network}:${number.toString(16)}::1`)
  await counted('failures_of_network', '20010db80001/48', 148)
  for (const number of [1, 2])
    expect((await signIn(from('2001:db8:1', number), 'wrong password', 'x@example.org')).status).toBe(401)
  expect((await signIn(from('2001:db8:1', 999), PASSWORD)).status).toBe(429)
  expect((await signIn(from('2001:db8:2', 1), PASSWORD)).status).toBe(302)
})

test('guesses at one account from ever other networks wait longer and longer, none is refused', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  stopClock()
  const pauses: number[] = []
  const site = await openSite({ ...world, signInDelay: async (ms) => void pauses.push(ms) })
  const from = (number: number) => site(`198.51.100.${number}`)
  for (let number = 1; number <= 12; number++) {
    expect((await signIn(from(number), 'wrong password')).status).toBe(401)
  }
  expect(pauses).toEqual([0, 0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000])

  const phone = from(200)
  expect((await signIn(phone, PASSWORD)).status).toBe(302)
  expect(pauses).toHaveLength(13)
  await signIn(visit('198.51.100.1').withCookiesOf(owner), PASSWORD)
  await phone.post('/signout')
  expect((await phone.post('/signin', { email: EMAIL, password: PASSWORD })).status).toBe(302)
  expect(pauses).toHaveLength(13)
})

test('no stranger in the same network keeps a browser out that its owner signed in with before', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  await owner.post('/signout')
  await tenTimes(() => signIn(visit(), 'wrong password'))
  await counted('failures_of_client', HERE, 50)
  expect((await signIn(visit(), PASSWORD)).status).toBe(429)
  expect((await signIn(owner, PASSWORD)).status).toBe(302)
  await owner.post('/signout')
  expect(await tenTimes(() => signIn(owner, 'wrong password'))).toEqual(ten(401))
  expect((await signIn(owner, PASSWORD)).status).toBe(429)
})

test('a sign-in that finds the queue of passwords full is asked to come back in seconds, and not counted', async () => {
  const look = Promise.withResolvers<boolean>()
  const services = await createServices(world.env, {
    database: world.database,
    clock: world.clock,
    log: world.log,
    signInDelay: world.signInDelay,
    passwords: { hash: async () => 'a hash', verify: () => look.promise },
  })
  try {
    const full = await openSite(services)
    const looks = Array.from({ length: 18 }, () => services.auth.verifyPassword('a hash', PASSWORD))
    const refused = await signIn(full(), PASSWORD)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3'])
    const page = await refused.text()
    expect(noticesOf(page)).toEqual([
      'A lot of people are signing in right now. Please try again in a few seconds.',
    ])
    expect(valueOf(page, 'email')).toBe(EMAIL)
    expect(await world.limits.tally('sign_ins', '192.0.2.1')).toBe(1)
    look.resolve(false)
    await Promise.all(looks)
    expect(await tenTimes(() => signIn(full(), 'wrong password'))).toEqual(ten(401))
    expect((await signIn(full(), 'wrong password')).status).toBe(429)
  } finally {
    await services.close()
  }
})

test('however many sign-ins one client sends at once, the queue of passwords has places for others', async () => {
  const look = Promise.withResolvers<boolean>()
  let begun = 0
  const services = await createServices(world.env, {
    database: world.database,
    clock: world.clock,
    log: world.log,
    signInDelay: async () => void (begun += 1),
    passwords: { hash: async () => 'a hash', verify: () => look.promise },
  })
  try {
    const site = await openSite(services)
    const many = Array.from({ length: 30 }, (_, at) => signIn(site(), PASSWORD, `${at}@example.org`))
    await expect.poll(() => begun).toBe(PASSWORDS_AT_ONCE.each)
    const other = signIn(site(ELSEWHERE), PASSWORD)
    await expect.poll(() => begun).toBe(PASSWORDS_AT_ONCE.each + 1)
    look.resolve(false)
    const statuses = (await Promise.all([other, ...many])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
  } finally {
    look.resolve(false)
    await services.close()
  }
})

test('the address in another spelling is the same account to guess at', async () => {
  await tenTimes((number) => signIn(visit(), 'wrong password', number % 2 ? EMAIL : ' OWNER@Example.ORG '))
  expect((await signIn(visit(), 'wrong password')).status).toBe(429)
})

test('one box at Gmail gets so many mails, however many dots its address has', async () => {
  const spellings = [
    'rosa@gmail.com',
    'r.osa@gmail.com',
    'r.o.s.a@googlemail.com',
    'ro.sa+x@gmail.com',
    'rosa+y@gmail.com',
  ]
  for (const email of spellings) await visit().post('/signup', { email, password: PASSWORD })
  expect((await visit().post('/signup', { email: 'r.o.sa@gmail.com', password: PASSWORD })).status).toBe(429)
  expect((await visit().post('/signup', { email: 'r.o.sa@example.org', password: PASSWORD })).status).toBe(
    200,
  )
})

test('one box elsewhere gets so many mails, however many tags its address has', async () => {
  const signUpWith = (email: string) => visit().post('/signup', { email, password: PASSWORD })
  for (const tag of ['', '+a', '+b', '+a+b', '+']) await signUpWith(`rosa${tag}@example.org`)
  expect((await signUpWith('rosa+c@example.org')).status).toBe(429)
  expect((await signUpWith('rosa+c@other.example')).status).toBe(200)
})

test.each<[string, string, (password: string) => Record<string, string>]>([
  [
    'changing the password',
    '/portal/settings',
    (password) => ({ current_password: password, ...NEXT_PASSWORD }),
  ],
  ['deleting the account', '/portal/settings/delete-account', (password) => ({ password })],
  ['changing the address', '/portal/settings/email', (password) => ({ email: 'new@example.org', password })],
])('%s takes ten wrong passwords of one client, not an eleventh', async (_what, path, fields) => {
  const owner = await signedIn(world, visit(), EMAIL)
  stopClock()
  expect(await tenTimes(() => owner.post(path, fields('wrong password')))).toEqual(ten(422))
  const refused = await owner.post(path, fields(PASSWORD))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
  expect(noticesOf(await refused.text())).toEqual([TOO_MANY_FAILURES])
  expect((await signIn(visit(ELSEWHERE), PASSWORD)).status).toBe(302)

  wait(QUARTER_MS)
  expect((await owner.post(path, fields(PASSWORD))).status).toBeLessThan(400)
})

test('guesses of the password in the settings also count at the sign-in of that account', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  await tenTimes(() => owner.post('/portal/settings/delete-account', { password: 'wrong password' }))
  expect((await signIn(visit(), PASSWORD)).status).toBe(429)
  const phone = visit(ELSEWHERE).withCookiesOf(owner)
  const deleted = await phone.post('/portal/settings/delete-account', { password: PASSWORD })
  expect(toastIn(deleted)).toBe('account_deleted')
})

test.each<[string, number, (by: Browser, secret: string) => Promise<Response>]>([
  ['verification links', 404, (by, secret) => by.get(`/auth/callback?token=${secret}`)],
  ['reset links', 302, (by, secret) => by.post(`/update-password?reset=${secret}`, NEXT_PASSWORD)],
  ['links for a change of address', 404, (by, secret) => by.post('/confirm-email', { token: secret })],
])('after ten wrong %s a client waits, another does not', async (_what, status, tryLink) => {
  stopClock()
  expect(await tenTimes((number) => tryLink(visit(), `forged${number}`))).toEqual(ten(status))
  const refused = await tryLink(visit(), 'forged')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
  expect(await refused.text()).toContain(TOO_MANY_FAILURES)
  expect((await tryLink(visit(ELSEWHERE), 'forged')).status).toBe(status)
})

test('a right link works also after ten wrong ones', async () => {
  await visit().post('/signup', { email: EMAIL, password: PASSWORD })
  const signUp = await mailedLink(world)
  await tenTimes((number) => visit().get(`/auth/callback?token=forged${number}`))
  expect((await openLink(visit(), signUp)).status).toBe(302)
  await visit().post('/reset-password', { email: EMAIL })
  const form = (await visit().get(await mailedLink(world))).headers.get('Location') ?? ''
  await tenTimes((number) => visit().post(`/update-password?reset=forged${number}`, NEXT_PASSWORD))
  expect(toastIn(await visit().post(form, NEXT_PASSWORD))).toBe('password_updated')
})

/** Everything that sends an email to an address, whoever asks. */
function ways(mover: Browser): Record<string, (email: string) => Promise<Response>> {
  return {
    'a sign-up': (email) => visit().post('/signup', { email, password: PASSWORD }),
    'a code': (email) => visit().post('/signin/code', { email, send: 'on' }),
    'a reset': (email) => visit().post('/reset-password', { email }),
    'a change of address': (email) => mover.post('/portal/settings/email', { email, password: PASSWORD }),
  }
}

/** Somebody signed in with nothing counted yet, and no toast on the way to the next page. */
async function newMover(email = 'mover@example.org'): Promise<Browser> {
  const mover = await signedIn(world, visit(), email)
  await mover.get('/portal/settings/email')
  await world.db.delete(limitCounters)
  return mover
}

test.each(['a sign-up', 'a change of address'])(
  'after five emails for %s in an hour a client is refused another, whether or not the address has an account',
  async (what) => {
    await signedIn(world, visit(), EMAIL)
    const ask = ways(await newMover())[what]
    stopClock()
    const pages = []
    for (const email of [EMAIL, 'nobody@example.org']) {
      // The mover's own address gets a mail of each change, and is what would be refused first.
      await world.db.delete(limitCounters)
      const before = await emailsTo(email)
      for (let sent = 1; sent <= 5; sent++) expect((await ask?.(email))?.status).toBe(200)
      const refused = await ask?.(email)
      expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([429, '3600'])
      const page = (await refused?.text()) ?? ''
      expect(noticesOf(page)).toEqual([TOO_MANY_EMAILS])
      expect(valueOf(page, 'email')).toBe(email)
      pages.push(page.replaceAll(email, 'typed').replace(/nonce="[^"]*"/g, ''))
      expect(await emailsTo(email)).toBe(before + 5)
    }
    expect(pages[1]).toBe(pages[0])
    wait(HOUR_MS)
    expect((await ask?.(EMAIL))?.status).toBe(200)
  },
)

test('what a stranger asks for by somebody’s address takes nothing from what they ask for themselves', async () => {
  await signedIn(world, visit(), EMAIL)
  const strangers = ways(await newMover())
  stopClock()
  for (const ask of Object.values(strangers)) for (let sent = 1; sent <= 6; sent++) await ask(EMAIL)
  const own = visit(ELSEWHERE)
  for (const path of ['/signup', '/reset-password']) {
    const before = await emailsTo(EMAIL)
    expect((await own.post(path, { email: EMAIL, password: PASSWORD })).status).toBe(200)
    expect([path, (await emailsTo(EMAIL)) - before]).toEqual([path, 1])
  }
})

test('strangers who name somebody’s address as their next one do not keep that owner from moving', async () => {
  const owner = await signedIn(world, visit(ELSEWHERE), EMAIL)
  const strangers = [
    await signedIn(world, visit('198.51.100.8'), 'a@example.org'),
    await signedIn(world, visit('198.51.100.9'), 'b@example.org'),
  ]
  await world.db.delete(limitCounters)
  stopClock()
  const move = (by: Browser, email: string) =>
    by.post('/portal/settings/email', { email, password: PASSWORD })
  for (const stranger of strangers) for (let sent = 1; sent <= 5; sent++) await move(stranger, EMAIL)
  expect((await move(owner, 'new@example.org')).status).toBe(200)
})

test('of one kind an address gets ten emails in an hour, whoever asks', async () => {
  const statuses = []
  for (let client = 1; client <= 11; client++) {
    const answer = await visit(`198.51.100.${client}`).post('/signup', { email: EMAIL, password: PASSWORD })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  const from = (network: number) => visit(`2001:db8:1:${network.toString(16)}::1`)
  const reset = (network: number) => from(network).post('/reset-password', { email: 'visitor@example.org' })
  for (let network = 1; network <= 7; network++) await reset(network)
  expect(await emailsTo('visitor@example.org')).toBe(5)
})

test('after five resets one is answered as ever and sends none, whether or not there is an account', async () => {
  await signedIn(world, visit(), EMAIL)
  stopClock()
  const ask = (email: string) => visit().post('/reset-password', { email })
  for (const email of [EMAIL, 'nobody@example.org']) {
    const before = await emailsTo(email)
    const sent = textOf(await (await ask(email)).text())
    for (let more = 2; more <= 5; more++) await ask(email)
    expect(await emailsTo(email)).toBe(before + 5)
    const silent = await ask(email)
    expect(silent.status).toBe(200)
    expect(textOf(await silent.text())).toBe(sent)
    expect(await emailsTo(email)).toBe(before + 5)
  }
  wait(HOUR_MS)
  const before = await emailsTo(EMAIL)
  await ask(EMAIL)
  expect(await emailsTo(EMAIL)).toBe(before + 1)
})

test('a reset above the limit gives the link in the mails before it another hour', async () => {
  await signedIn(world, visit(), EMAIL)
  for (let sent = 1; sent <= 5; sent++) await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })
  const link = await mailedLink(world)
  world.wait(HOUR_MS - 60_000)
  const before = await emailsTo(EMAIL)
  await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })
  expect(await emailsTo(EMAIL)).toBe(before)
  world.wait(HOUR_MS - 60_000)
  const form = (await visit().get(link)).headers.get('Location') ?? ''
  expect(toastIn(await visit().post(form, NEXT_PASSWORD))).toBe('password_updated')
})

test('a reset above the limit is mailed once the link in the others was used', async () => {
  await signedIn(world, visit(), EMAIL)
  for (let sent = 1; sent <= 6; sent++) await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })
  const owner = visit(ELSEWHERE)
  const opened = await owner.get(await mailedLink(world))
  await owner.post(opened.headers.get('Location') ?? '', {
    new_password: 'another horse',
    confirm_password: 'another horse',
  })
  const before = await emailsTo(EMAIL)
  for (let asked = 1; asked <= 2; asked++) await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })
  expect((await emailsTo(EMAIL)) - before).toBe(1)
})

test('strangers who use up the resets of an address take none from the browser its owner signed in with', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  const other = await signedIn(world, visit(), 'other@example.org')
  await owner.post('/signout')
  stopClock()
  for (let number = 1; number <= 6; number++) await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })
  const before = await emailsTo(EMAIL)
  for (let number = 1; number <= 6; number++) await owner.post('/reset-password', { email: EMAIL })
  expect(await emailsTo(EMAIL)).toBe(before + 5)

  await visit(ELSEWHERE).withCookiesOf(other).post('/reset-password', { email: EMAIL })
  expect(await emailsTo(EMAIL)).toBe(before + 5)
})

test('the address an owner has gets no sixth email in an hour by changes to ever other addresses', async () => {
  const mover = await newMover(EMAIL)
  const before = await emailsTo(EMAIL)
  for (let number = 1; number <= 6; number++) {
    await ways(mover)['a change of address']?.(`new${number}@example.org`)
  }
  expect((await emailsTo(EMAIL)) - before).toBe(5)
})

test('a password is changed five times in an hour, each with a mail; then its owner waits', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  const before = await emailsTo(EMAIL)
  const statuses = []
  for (let time = 1; time <= 6; time++) {
    const next = `${PASSWORD} ${time}`
    const current = time === 1 ? PASSWORD : `${PASSWORD} ${time - 1}`
    const form = { current_password: current, new_password: next, confirm_password: next }
    statuses.push((await owner.post('/portal/settings', form)).status)
  }
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429])
  expect((await emailsTo(EMAIL)) - before).toBe(5)
})

test('a client that asks for sixty emails to ever other addresses waits, another does not', async () => {
  await counted('emails_of_client', HERE, 58)
  for (const name of ['visitor', 'another'])
    await visit().post('/reset-password', { email: `${name}@example.org` })
  const refused = await visit().post('/reset-password', { email: EMAIL })
  expect(refused.status).toBe(429)
  expect(noticesOf(await refused.text())).toEqual([TOO_MANY_EMAILS])
  expect((await visit(ELSEWHERE).post('/reset-password', { email: EMAIL })).status).toBe(200)
})

test('the counters hold no address, neither of a mailbox nor of a client', async () => {
  await signIn(visit(), 'wrong password')
  await visit().post('/reset-password', { email: EMAIL })
  await visit().get('/auth/callback?token=forged')
  const counters = await world.db.select().from(limitCounters)
  expect(counters).toHaveLength(8)
  const plain = [EMAIL, '192.0.2.1', `${EMAIL} 192.0.2.1`]
  const hashes = (['hex', 'base64', 'base64url'] as const).flatMap((form) =>
    plain.map((text) => createHash('sha256').update(text).digest(form)),
  )
  for (const { key } of counters) {
    for (const trace of [...plain, ...hashes, 'owner', 'example', '192.0']) expect(key).not.toContain(trace)
  }
})
