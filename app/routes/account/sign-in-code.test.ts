import { expect, test } from 'vitest'
import { accounts, signInCodes } from '#app/server/database/schema.ts'
import { mailedLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { ROUNDS } from '#test/race-rounds.ts'
import { errorAt, noticesOf, textOf, toastIn, valueOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const EMAIL = 'owner@example.org'
const ELSEWHERE = '198.51.100.7'
const TEN_MINUTES_MS = 10 * 60 * 1000
const WRONG = 'This code is not right, or it no longer works. Look for our newest email, or send a new one.'
const TYPE_IT = 'The link in the email works only in the browser that asked for it.'

const { world, visit } = await emptySite()

const ask = (browser: Browser, email = EMAIL) => browser.post('/signin/code', { email, send: 'on' })
const type = (browser: Browser, code: string, email = EMAIL) => browser.post('/signin/code', { email, code })

async function mailedCode(): Promise<string> {
  const [newest = ''] = await world.mails()
  return /Subject: (\d{6}) is your code for Wishfolio/.exec(newest)?.[1] ?? 'none'
}

/** An owner who has signed out here, and a code for them that this browser asked for. */
async function asked(): Promise<{ browser: Browser; code: string; link: string }> {
  await signedIn(world, visit(), EMAIL)
  const browser = visit()
  expect((await ask(browser)).status).toBe(200)
  return { browser, code: await mailedCode(), link: await mailedLink(world) }
}

const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const isIn = async (browser: Browser) => (await browser.get('/portal/settings')).status === 200

test('the sign-in page mails a code, and its page says where to and takes it', async () => {
  await signedIn(world, visit(), EMAIL)
  const browser = visit()
  const signInPage = await (await browser.get('/signin')).text()
  expect(signInPage).toMatch(/<button [^>]*formAction="\/signin\/code"[^>]*>/i)
  const answer = await browser.post('/signin/code', { email: ' Owner@Example.org', password: '', send: 'on' })
  for (const html of [await answer.text(), await (await browser.get('/signin/code')).text()]) {
    expect(textOf(html)).toContain(EMAIL)
    expect(textOf(html)).toContain('within ten minutes')
    expect(textOf(html)).toContain('Send again')
    expect(html).toMatch(/<input [^>]*name="code"[^>]*>/)
    expect(html).toMatch(/inputMode="numeric"/i)
    expect(html).toMatch(/autoComplete="one-time-code"/i)
    expect(html).toContain('href="/signin"')
  }
  const [mail = ''] = await world.mails()
  expect(mail).toContain(`Your code: ${await mailedCode()}`)
  const signed = await type(browser, await mailedCode())
  expect([signed.headers.get('Location'), toastIn(signed)]).toEqual(['/portal', 'signed_in'])
  expect(await isIn(browser)).toBe(true)
  expect(browser.cookies.has('wishfolio.code')).toBe(false)
})

test('the link signs in the browser that asked, at once', async () => {
  const { browser, link } = await asked()
  expect(link).toMatch(/^\/signin\/code\?token=[\w-]{43}$/)
  const opened = await browser.get(link)
  expect([opened.headers.get('Location'), toastIn(opened)]).toEqual(['/portal', 'signed_in'])
  expect(await isIn(browser)).toBe(true)
  expect((await browser.get(link)).headers.get('Location')).toBe('/portal')
})

test('in another browser, a scanner or by HEAD the link uses nothing up and says where to type the code', async () => {
  const { browser, code, link } = await asked()
  const phone = visit(ELSEWHERE)
  await ask(phone, 'another@example.org')
  for (const scanner of [visit(ELSEWHERE), visit(ELSEWHERE)]) {
    const answer = await scanner.get(link)
    const html = await answer.text()
    expect([answer.status, textOf(html).includes(TYPE_IT)]).toEqual([200, true])
    expect(valueOf(html, 'email')).toBeUndefined()
    expect(html).toContain('name="email"')
    expect(await isIn(scanner)).toBe(false)
  }
  expect((await phone.get(link)).status).toBe(404)
  expect(await isIn(phone)).toBe(false)
  await browser.request(link, { method: 'HEAD' })
  expect(await isIn(browser)).toBe(false)
  expect((await type(browser, code)).status).toBe(302)
})

test('a code is typed in another browser with the address, with spaces and in any digits', async () => {
  const { browser, code } = await asked()
  const arabic = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
  const phone = visit(ELSEWHERE)
  expect((await type(phone, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `)).status).toBe(302)
  expect([await isIn(phone), await isIn(browser)]).toEqual([true, false])
})

test('a code or its link works once, and neither after the other', async () => {
  for (const first of ['code', 'link'] as const) {
    const { browser, code, link } = await asked()
    const ways = { code: () => type(browser, code), link: () => browser.get(link) }
    expect((await ways[first]()).status).toBe(302)
    browser.cookies.delete('wishfolio.session_token')
    await world.mails()
    expect((await type(browser, code)).status).toBe(401)
    await ask(browser, EMAIL)
    expect((await browser.get(link)).status).toBe(404)
    expect(await isIn(browser)).toBe(false)
    await world.clean()
  }
})

test('after twenty wrong codes of strangers in a day, of whatever mails, only the link signs in', async () => {
  const { browser, code, link } = await asked()
  for (let guess = 0; guess < 20; guess++) await world.limits.count('code_guesses', EMAIL)
  const stranger = visit(ELSEWHERE)
  const refused = await type(stranger, code)
  expect([refused.status, await isIn(stranger)]).toEqual([401, false])
  expect((await browser.get(link)).status).toBe(302)
  expect(await isIn(browser)).toBe(true)
})

test('what strangers ask for and guess keeps no owner from a proof by mail', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  for (let guess = 0; guess < 20; guess++) await world.limits.count('code_guesses', EMAIL)
  for (let mail = 0; mail < 50; mail++) await world.limits.count('emails_to_address', `sign_in_code ${EMAIL}`)
  const prove = '/portal/settings/prove?back=/portal/settings/two-step'
  expect((await owner.post(prove, { send: 'on' })).status).toBe(200)
  const code = await mailedCode()
  expect((await owner.post(prove, { code: other(code) })).status).toBe(401)
  expect((await owner.post(prove, { code })).headers.get('Location')).toBe('/portal/settings/two-step')
})

test('an owner’s own proofs by mail are limited: five mails an hour, twenty wrong codes a day', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  const prove = '/portal/settings/prove'
  for (let mail = 1; mail <= 5; mail++) expect((await owner.post(prove, { send: 'on' })).status).toBe(200)
  expect((await owner.post(prove, { send: 'on' })).status).toBe(429)
  const [account] = await world.db.select().from(accounts)
  for (let guess = 0; guess < 20; guess++) await world.limits.count('code_guesses', `proof of ${account?.id}`)
  expect((await owner.post(prove, { code: await mailedCode() })).status).toBe(401)
})

test('a code and its link last ten minutes, to the millisecond', async () => {
  const { browser, code, link } = await asked()
  const start = world.time.now.getTime()
  world.time.now = new Date(start + TEN_MINUTES_MS)
  expect((await type(browser, code)).status).toBe(401)
  expect((await browser.get(link)).status).toBe(404)
  world.time.now = new Date(start + TEN_MINUTES_MS - 1)
  expect((await type(browser, code)).status).toBe(302)
})

test('asked for again while it works, also by a stranger, the same code is sent for another ten minutes', async () => {
  const { browser, code, link } = await asked()
  world.wait(TEN_MINUTES_MS - 1)
  await ask(visit(ELSEWHERE))
  expect([await mailedCode(), await mailedLink(world)]).toEqual([code, link])
  world.wait(TEN_MINUTES_MS - 1)
  expect((await browser.get(link)).status).toBe(302)
})

test('after five wrong codes the right one is refused with the same words; the link works, and a new code', async () => {
  const { browser, code, link } = await asked()
  for (let by = 1; by <= 5; by++) {
    const wrong = await type(visit(), other(code, by))
    expect([wrong.status, noticesOf(await wrong.text())]).toEqual([401, [WRONG]])
  }
  const right = await type(browser, code)
  expect([right.status, noticesOf(await right.text())]).toEqual([401, [WRONG]])
  expect((await browser.get(link)).status).toBe(302)

  await ask(visit())
  const second = await mailedCode()
  for (let by = 1; by <= 5; by++) await type(visit(ELSEWHERE), other(second, by))
  await ask(visit())
  const third = await mailedCode()
  expect(third).not.toBe(second)
  expect((await type(visit(), third)).status).toBe(302)
})

test('asking again does not give more tries at the same code', async () => {
  const { code } = await asked()
  for (let by = 1; by <= 4; by++) await type(visit(), other(code, by))
  await ask(visit())
  expect(await mailedCode()).toBe(code)
  await type(visit(), other(code, 5))
  expect((await type(visit(), code)).status).toBe(401)
})

test.each([
  ['', 'Please enter the code'],
  ['12345', WRONG],
  ['abcdef', WRONG],
])('typing %j is refused at its field and counts as no try', async (typed, sentence) => {
  const { browser, code } = await asked()
  for (let by = 1; by <= 6; by++) {
    const answer = await type(browser, typed)
    expect([answer.status, errorAt(await answer.text(), 'code')]).toEqual([422, sentence])
  }
  expect((await type(browser, code)).status).toBe(302)
})

test('a code of another account signs in to neither', async () => {
  const { browser, code } = await asked()
  await signedIn(world, visit(), 'other@example.org')
  await ask(visit(), 'other@example.org')
  expect((await type(browser, code, 'other@example.org')).status).toBe(401)
  expect(await isIn(browser)).toBe(false)
  expect((await type(browser, code)).status).toBe(302)
})

test('ten wrong codes of one client are limited like passwords', async () => {
  await signedIn(world, visit(), EMAIL)
  const tries = []
  for (let by = 1; by <= 11; by++) tries.push((await type(visit(), '000000', 'nobody@example.org')).status)
  expect(tries).toEqual([...Array(10).fill(401), 429])
})

test('after five emails in an hour the answer stays the same and none is sent; a trusted browser has its own', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  await owner.post('/signout', {})
  const pages = new Set<string>()
  for (let sent = 1; sent <= 7; sent++) pages.add(textOf(await (await ask(visit(ELSEWHERE))).text()))
  expect(pages.size).toBe(1)
  const codes = (await world.mails()).filter((mail) => mail.includes('is your code for'))
  expect(codes).toHaveLength(5)
  await ask(owner)
  const all = (await world.mails()).filter((mail) => mail.includes('is your code for'))
  expect(all).toHaveLength(6)
})

test.each([
  ['has no account', async () => {}],
  [
    'waits for its verification',
    () => visit().post('/signup', { email: 'new@example.org', password: PASSWORD }),
  ],
])(
  'an address that %s gets the same answers, and an email that there is no account',
  async (_what, begin) => {
    await signedIn(world, visit(), EMAIL)
    await begin()
    await world.mails()
    const [known, unknown] = [visit(), visit()]
    const page = async (answer: Response, email: string) => [
      answer.status,
      textOf(await answer.text()).replaceAll(email, '…'),
    ]
    expect(await page(await ask(unknown, 'new@example.org'), 'new@example.org')).toEqual(
      await page(await ask(known), EMAIL),
    )
    expect(await page(await type(unknown, '000000', 'new@example.org'), 'new@example.org')).toEqual(
      await page(await type(known, '000000'), EMAIL),
    )
    const mail = (await world.mails()).find((one) => one.includes('To: new@example.org\n')) ?? ''
    expect(mail).toContain('Subject: There is no Wishfolio account with this address')
    expect(mail).toContain('wanted to sign in')
  },
)

const NEXT = { new_password: 'another horse', confirm_password: 'another horse' }

test.each<[string, (owner: Browser) => Promise<unknown>]>([
  [
    'a reset',
    async () => {
      await visit().post('/reset-password', { email: EMAIL })
      const form = (await visit().get(await mailedLink(world))).headers.get('Location') ?? ''
      return visit().post(form, NEXT)
    },
  ],
  ['a changed password', (owner) => owner.post('/portal/settings', { current_password: PASSWORD, ...NEXT })],
  [
    'a changed address',
    async (owner) => {
      await owner.post('/portal/settings/email', { email: 'moved@example.org', password: PASSWORD })
      for (const to of [EMAIL, 'moved@example.org']) {
        const token = new URL(await mailedLink(world, to), 'http://localhost').searchParams.get('token') ?? ''
        await visit().post('/confirm-email', { token })
      }
    },
  ],
])('%s ends a waiting code and its link', async (_what, change) => {
  const owner = await signedIn(world, visit(), EMAIL)
  const browser = visit()
  await ask(browser)
  const [code, link] = [await mailedCode(), await mailedLink(world)]
  expect(await world.db.$count(signInCodes)).toBe(1)
  await change(owner)
  expect(await world.db.$count(signInCodes)).toBe(0)
  expect([(await type(browser, code)).status, (await browser.get(link)).status]).toEqual([401, 404])
})

test('it leads on as a password does: to the wanted page, with the profile filled in before, in a trusted browser', async () => {
  await signedIn(world, visit(), EMAIL)
  const browser = visit()
  await browser.get('/portal/settings')
  const temporary_profile = JSON.stringify({
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    form: profileForm({ recipient_name: 'Aunt Ada' }),
  })
  const page = await (
    await browser.post('/signin/code', { email: EMAIL, send: 'on', temporary_profile })
  ).text()
  expect(page).toContain('Aunt Ada')
  const signed = await browser.post('/signin/code', {
    email: EMAIL,
    code: await mailedCode(),
    temporary_profile,
  })
  expect(signed.headers.get('Location')).toBe('/portal/settings')
  expect(browser.cookies.has('wishfolio.known')).toBe(true)
  expect(textOf(await (await browser.get('/portal/profile')).text())).toContain('Aunt Ada')
})

test('an address that is missing is asked for on the page of the code', async () => {
  const answer = await ask(visit(), '')
  expect([answer.status, errorAt(await answer.text(), 'email')]).toEqual([422, 'Please enter your email'])
})

test('of a code typed twice at the same moment, or with its link, one signs in', async () => {
  await signedIn(world, visit(), EMAIL)
  for (let round = 1; round <= ROUNDS; round++) {
    const browser = visit(`203.0.113.${round}`)
    await ask(browser)
    const [code, link] = [await mailedCode(), await mailedLink(world)]
    const again = visit(`203.0.113.${round}`).withCookiesOf(browser)
    const first = round % 2 === 0 ? type(browser, code) : browser.get(link)
    const answers = await Promise.all([first, type(again, code)])
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    await world.db.delete(signInCodes)
  }
})

test('of wrong codes typed at the same moment five count, and the right one after them is refused', async () => {
  const { code } = await asked()
  const tries = Array.from({ length: 8 }, (_, by) => type(visit(`203.0.113.${by}`), other(code, by + 1)))
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
  expect((await world.db.select().from(signInCodes))[0]?.tries).toBe(5)
  expect((await type(visit(ELSEWHERE), code)).status).toBe(401)
})

test('a password reset at the same moment leaves no session of the code', async () => {
  const owner = await signedIn(world, visit(), EMAIL)
  for (let round = 1; round <= ROUNDS; round++) {
    const browser = visit(`203.0.113.${round}`)
    await ask(browser)
    const code = await mailedCode()
    await visit(`203.0.113.${round}`).post('/reset-password', { email: EMAIL })
    const form = (await visit().get(await mailedLink(world))).headers.get('Location') ?? ''
    const [, reset] = await Promise.all([type(browser, code), visit(`203.0.113.${round}`).post(form, NEXT)])
    expect(toastIn(reset)).toBe('password_updated')
    expect(await isIn(browser)).toBe(false)
    world.wait(60 * 60 * 1000)
  }
  expect(await isIn(owner)).toBe(false)
})

test('signing out forgets the address that a code was asked for', async () => {
  const { browser } = await asked()
  expect(textOf(await (await browser.get('/signin/code')).text())).toContain(EMAIL)
  await browser.post('/signin', { email: EMAIL, password: PASSWORD })
  await browser.post('/signout')
  expect(textOf(await (await browser.get('/signin/code')).text())).not.toContain(EMAIL)
})
