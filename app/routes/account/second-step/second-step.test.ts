import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accounts,
  recoveryCodes,
  secondFactors,
  secondSteps,
  sessions,
  signInCodes,
} from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { shownBy } from '#test/data/authenticator-app.ts'
import { textOf as textOfMail } from '#app/server/mail/readable-email.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { mailedLink, PASSWORD, profileForm, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { ROUNDS } from '#test/race-rounds.ts'
import { errorAt, noticesOf, textOf, toastIn, valueOf } from '#test/read-page.ts'

const EMAIL = 'owner@example.org'
const ELSEWHERE = '198.51.100.7'
const SETTINGS = '/portal/settings/two-step'
const STEP = '/signin/second-step'
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const NEXT = { new_password: 'another horse', confirm_password: 'another horse' }
const WRONG = 'This code is not right, or it was used before. Wait for the next one, or use a recovery code.'

const { world, visit } = await emptySite()

interface Protected {
  owner: Browser
  /** What the app shows so many seconds from now. */
  code(seconds?: number): string
  recovery: string[]
}

const codesOn = (html: string) =>
  [...html.matchAll(/<code[^>]*>([\w-]{19})<\/code>/g)].map(([, code = '']) => code)

/** An owner with a second factor, a minute after it was turned on. */
async function protectedOwner(email = EMAIL): Promise<Protected> {
  const owner = await signedIn(world, visit(), email)
  const html = await (await owner.get(SETTINGS)).text()
  const key = /value="([A-Z2-7 ]{39})"/.exec(html)?.[1] ?? ''
  const code = (seconds = 0) => shownBy(key, new Date(world.time.now.getTime() + seconds * SECOND_MS))
  const on = await owner.post(SETTINGS, { seed: valueOf(html, 'seed') ?? '', code: code() })
  expect(on.status).toBe(200)
  const recovery = codesOn(await on.text())
  // Sent by now, so that the newest mail is that of the test.
  await world.mails()
  world.wait(MINUTE_MS)
  return { owner, code, recovery }
}

const enter = (browser: Browser, email = EMAIL, password = PASSWORD) =>
  browser.post('/signin', { email, password })
const type = (browser: Browser, code: string, more = {}) => browser.post(STEP, { code, ...more })
/** Asked in a copy, or the browser would want that page. */
const isIn = async (browser: Browser) =>
  (await visit().withCookiesOf(browser).get('/portal/settings')).status === 200

/** A browser whose user has typed the password. */
async function asked(address?: string): Promise<Browser> {
  const browser = visit(address)
  expect((await enter(browser)).headers.get('Location')).toBe(STEP)
  return browser
}

async function expectOver(answer: Response): Promise<void> {
  expect([answer.headers.get('Location'), toastIn(answer)]).toEqual(['/signin', 'second_step_over'])
}

test('after the password a code of the app is asked for, and only then is there a session', async () => {
  const { code } = await protectedOwner()
  const before = await world.db.$count(sessions)
  const browser = await asked()
  expect([await world.db.$count(sessions), await isIn(browser)]).toEqual([before, false])
  expect(browser.cookies.has('wishfolio.known')).toBe(false)
  const html = await (await browser.get(STEP)).text()
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(html).toMatch(/autoComplete="one-time-code"/i)
  const signed = await type(browser, ` ${code().slice(0, 3)} ${code().slice(3)}`)
  expect([signed.headers.get('Location'), toastIn(signed)]).toEqual(['/portal', 'signed_in'])
  expect([await isIn(browser), browser.cookies.has('wishfolio.known')]).toEqual([true, true])
  expect([...browser.cookies.keys()].filter((name) => /second_step|remembered/.test(name))).toEqual([])
  expect(await world.db.$count(secondSteps)).toBe(0)
  const { user } = (await (await browser.get('/auth/session')).json()) as { user: object }
  expect(user).toMatchObject({ identities: ['email'], factors: ['totp'] })
})

test('turning it on ends what was signed in elsewhere, and mailed codes', async () => {
  const thief = await signedIn(world, visit())
  await visit().post('/signin/code', { email: EMAIL, send: 'on' })
  expect(await world.db.$count(signInCodes)).toBe(1)
  const owner = visit()
  await enter(owner)
  const html = await (await owner.get(SETTINGS)).text()
  const key = /value="([A-Z2-7 ]{39})"/.exec(html)?.[1] ?? ''
  await owner.post(SETTINGS, { seed: valueOf(html, 'seed') ?? '', code: shownBy(key, world.time.now) })
  expect([await isIn(owner), await isIn(thief), await world.db.$count(signInCodes)]).toEqual([true, false, 0])
})

test('signing other devices out ends mailed codes and sign-ins that wait for a code, too', async () => {
  const { owner, code } = await protectedOwner()
  const browser = await asked()
  await visit().post('/signin/code', { email: EMAIL, send: 'on' })
  expect(toastIn(await owner.post('/portal/settings/sessions'))).toBe('sessions_ended')
  await expectOver(await type(browser, code()))
  expect(await world.db.$count(signInCodes)).toBe(0)
})

test('of an account twenty sign-ins wait for a code, the newest', async () => {
  const { code } = await protectedOwner()
  const first = await asked()
  for (let more = 1; more <= 20; more++) {
    world.wait(1)
    await asked()
  }
  expect(await world.db.$count(secondSteps)).toBe(20)
  await expectOver(await type(first, code()))
})

test('ten minutes after a proof no post is answered with a key', async () => {
  const { owner } = await protectedOwner()
  world.wait(10 * MINUTE_MS)
  const posts: Record<string, string>[] = [
    { seed: 'a'.repeat(22), code: 'x' },
    { renew: 'on' },
    { off: 'on' },
  ]
  for (const fields of posts) expect(toastIn(await owner.post(SETTINGS, fields))).toBe('proof_needed')
})

test('with it on neither the password nor a mailed code prove its owner in the settings, a code of the app does, once', async () => {
  const { owner, code, recovery } = await protectedOwner()
  world.wait(10 * MINUTE_MS)
  const prove = '/portal/settings/prove'
  const post = async (fields: Record<string, string>) => (await owner.post(prove, fields)).status
  const mails = (await world.mails()).length
  expect([await post({ password: PASSWORD }), await post({ send: 'on' })]).toEqual([422, 422])
  expect(await world.mails()).toHaveLength(mails)
  expect((await owner.get(SETTINGS)).status).toBe(302)
  expect([
    await post({ code: '000000' }),
    await post({ code: code() }),
    await post({ code: code() }),
  ]).toEqual([401, 302, 401])
  expect((await owner.get(SETTINGS)).status).toBe(200)
  world.wait(10 * MINUTE_MS)
  expect(await post({ code: recovery[0] ?? '' })).toBe(302)
  expect((await mailSubjects(world))[0]).toMatch(/recovery code/)
})

test.each([
  [-60, 401],
  [-30, 302],
  [0, 302],
  [30, 302],
  [60, 401],
])('a code of a clock that is %i seconds off gets %i', async (seconds, status) => {
  const { code } = await protectedOwner()
  world.wait(MINUTE_MS)
  expect((await type(await asked(), code(seconds))).status).toBe(status)
})

test('a code works once and no older one after it, and the one that turned it on is used up, too', async () => {
  const { code } = await protectedOwner()
  world.wait(-MINUTE_MS)
  expect((await type(await asked(), code())).status).toBe(401)
  world.wait(MINUTE_MS)
  expect((await type(await asked(), code(30))).status).toBe(302)
  for (const seconds of [30, 0]) {
    const browser = await asked()
    const again = await type(browser, code(seconds))
    const html = await again.text()
    expect([again.status, errorAt(html, 'code'), noticesOf(html)]).toEqual([401, WRONG, [WRONG]])
    expect(await isIn(browser)).toBe(false)
  }
  world.wait(MINUTE_MS)
  expect((await type(await asked(), code())).status).toBe(302)
})

test.each(['', '12345', 'abcdef', '0123456789abcdef!'])(
  'typing %j is refused at its field and counts as no try',
  async (typed) => {
    const { code } = await protectedOwner()
    const browser = await asked()
    for (let by = 1; by <= 11; by++) expect((await type(browser, typed)).status).toBe(422)
    expect((await type(browser, code())).status).toBe(302)
  },
)

test('of a code typed twice at the same moment one signs in, in one browser and in two', async () => {
  const { code } = await protectedOwner()
  for (let round = 1; round <= ROUNDS; round++) {
    const browser = await asked(`203.0.113.${round}`)
    const other =
      round % 2 === 0 ? await asked(`203.0.113.${round}`) : visit(`203.0.113.${round}`).withCookiesOf(browser)
    const before = await world.db.$count(sessions)
    const answers = await Promise.all([type(browser, code()), type(other, code())])
    expect(answers.filter((answer) => toastIn(answer) === 'signed_in')).toHaveLength(1)
    expect(await world.db.$count(sessions)).toBe(before + 1)
    world.wait(MINUTE_MS)
  }
})

test('two right codes at the same moment in one browser begin one session', async () => {
  const { code, recovery } = await protectedOwner()
  const browser = await asked()
  const before = await world.db.$count(sessions)
  const both = [type(browser, code()), type(visit().withCookiesOf(browser), recovery[0] ?? '')]
  const toasts = (await Promise.all(both)).map(toastIn)
  expect(toasts.filter((toast) => toast === 'signed_in')).toHaveLength(1)
  expect(await world.db.$count(sessions)).toBe(before + 1)
})

test('a step is bound to its browser, lasts ten minutes, and begins one session', async () => {
  const { code } = await protectedOwner()
  const browser = await asked()
  await expectOver(await type(visit(), code()))
  expect((await visit().get(STEP)).headers.get('Location')).toBe('/signin')
  const forged = visit()
  forged.cookies.set('wishfolio.second_step', 'forged')
  await expectOver(await type(forged, code()))
  const copy = visit().withCookiesOf(browser)
  world.wait(10 * MINUTE_MS - 1)
  expect((await browser.get(STEP)).status).toBe(200)
  expect((await type(browser, code())).status).toBe(302)
  world.wait(1)
  await expectOver(await type(copy, code(30)))
  expect((await browser.get(STEP)).headers.get('Location')).toBe('/portal')
  const late = await asked()
  world.wait(10 * MINUTE_MS)
  await expectOver(await type(late, code()))
})

test('a code of another account signs in to neither', async () => {
  const other = await protectedOwner('other@example.org')
  world.wait(MINUTE_MS)
  const { code } = await protectedOwner()
  const browser = await asked()
  expect((await type(browser, other.code())).status).toBe(401)
  expect((await type(browser, other.recovery[0] ?? '')).status).toBe(401)
  expect((await type(browser, code())).status).toBe(302)
})

test('a mailed code and its link ask for it, too', async () => {
  const { code } = await protectedOwner()
  for (const way of ['code', 'link']) {
    const browser = visit()
    await browser.post('/signin/code', { email: EMAIL, send: 'on' })
    const [newest = ''] = await world.mails()
    const digits = /Subject: (\d{6})/.exec(newest)?.[1] ?? ''
    const opened =
      way === 'code'
        ? await browser.post('/signin/code', { email: EMAIL, code: digits })
        : await browser.get(await mailedLink(world))
    expect([opened.headers.get('Location'), await isIn(browser)]).toEqual([STEP, false])
    expect((await type(browser, digits)).status).toBe(401)
    expect(toastIn(await type(browser, code()))).toBe('signed_in')
    expect(await isIn(browser)).toBe(true)
    world.wait(MINUTE_MS)
  }
})

test('a reset by mail asks for it, removes nothing, and leads where it would have led', async () => {
  const { code } = await protectedOwner()
  const browser = visit()
  await browser.post('/reset-password', { email: EMAIL })
  const form = (await browser.get(await mailedLink(world))).headers.get('Location') ?? ''
  const common = { new_password: 'password1', confirm_password: 'password1' }
  const reset = await browser.post(form, common)
  expect([reset.headers.get('Location'), toastIn(reset)]).toEqual([STEP, 'password_updated'])
  expect([await isIn(browser), await world.db.$count(secondFactors)]).toEqual([false, 1])
  const signed = await type(browser, code())
  expect(signed.headers.get('Location')).toBe('/portal/settings?password=common')
  expect(await isIn(browser)).toBe(true)
  world.wait(MINUTE_MS)
  const elsewhere = visit()
  expect((await enter(elsewhere, EMAIL, 'password1')).headers.get('Location')).toBe(STEP)
})

test.each<[string, (world_: Protected) => Promise<unknown>]>([
  [
    'a changed password',
    ({ owner }) => owner.post('/portal/settings', { current_password: PASSWORD, ...NEXT }),
  ],
  [
    'a reset',
    async () => {
      await visit().post('/reset-password', { email: EMAIL })
      return visit().post((await visit().get(await mailedLink(world))).headers.get('Location') ?? '', NEXT)
    },
  ],
  [
    'a changed address',
    async ({ owner }) => {
      await owner.post('/portal/settings/email', { email: 'moved@example.org', password: PASSWORD })
      for (const to of [EMAIL, 'moved@example.org']) {
        const token = new URL(await mailedLink(world, to), 'http://localhost').searchParams.get('token') ?? ''
        await visit().post('/confirm-email', { token })
      }
    },
  ],
  ['turning it off', ({ owner }) => owner.post(SETTINGS, { off: 'on' })],
])('%s ends a sign-in that waits for its second step', async (_what, change) => {
  const all = await protectedOwner()
  const browser = await asked()
  expect(await world.db.$count(secondSteps)).toBe(1)
  await change(all)
  expect(await world.db.$count(secondSteps)).toBe(0)
  await expectOver(await type(browser, all.code()))
  expect(await isIn(browser)).toBe(false)
})

test('a password that is changed at the same moment leaves no session of the second step', async () => {
  const { code } = await protectedOwner()
  for (let round = 1; round <= ROUNDS; round++) {
    await world.mails()
    await visit(`203.0.113.${round}`).post('/reset-password', { email: EMAIL })
    const form = (await visit().get(await mailedLink(world))).headers.get('Location') ?? ''
    const browser = visit(`203.0.113.${round}`)
    await enter(browser, EMAIL, round === 1 ? PASSWORD : NEXT.new_password)
    const [, reset] = await Promise.all([type(browser, code()), visit(`203.0.113.${round}`).post(form, NEXT)])
    expect(toastIn(reset)).toBe('password_updated')
    expect(await isIn(browser)).toBe(false)
    world.wait(60 * MINUTE_MS)
  }
})

test('it leads on as without it: to the wanted page, with the profile filled in before, in the chosen language', async () => {
  const { code } = await protectedOwner()
  const browser = visit()
  await browser.get('/portal/settings')
  const temporary_profile = JSON.stringify({
    id: '6f1c1e5e-0000-4000-8000-000000000001',
    form: profileForm({ recipient_name: 'Aunt Ada' }),
  })
  browser.cookies.set('wishfolio.language', 'de')
  await browser.post('/signin', { email: EMAIL, password: PASSWORD, temporary_profile })
  expect(textOf(await (await visit().withCookiesOf(browser).get('/portal/profile')).text())).not.toContain(
    'Aunt Ada',
  )
  const signed = await type(browser, code())
  expect(signed.headers.get('Location')).toBe('/portal/settings')
  expect(textOf(await (await browser.get('/portal/profile')).text())).toContain('Aunt Ada')
  const [row] = await world.db.select().from(accounts).where(eq(accounts.email, EMAIL))
  expect(row?.language).toBe('de')
})

test('the session that the browser had, of whatever account, ends with the second step and not before', async () => {
  const { code } = await protectedOwner()
  const browser = await signedIn(world, visit(), 'other@example.org')
  const before = await world.db.$count(sessions)
  await enter(browser)
  const asOther = visit().withCookiesOf(browser)
  expect(await isIn(asOther)).toBe(true)
  expect((await browser.get(STEP)).status).toBe(200)
  expect((await type(browser, code())).status).toBe(302)
  expect([await isIn(asOther), await world.db.$count(sessions)]).toEqual([false, before])
})

test('ten wrong codes in a quarter of an hour are the last of a client, also with the right password between', async () => {
  const { code } = await protectedOwner()
  const tries = []
  for (let by = 1; by <= 11; by++) tries.push((await type(await asked(ELSEWHERE), '000000')).status)
  expect(tries).toEqual([...Array<number>(10).fill(401), 429])
  expect((await type(await asked(ELSEWHERE), code())).status).toBe(429)
  expect((await type(await asked(), code())).status).toBe(302)
})

test('after twenty wrong codes of strangers in a day only a recovery code signs in, or a known browser', async () => {
  const { owner, code, recovery } = await protectedOwner()
  for (let guess = 1; guess <= 20; guess++)
    expect((await type(await asked(`203.0.113.${guess}`), '000000')).status).toBe(401)
  const refused = await type(await asked(), code())
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3600]).toEqual([429, true])
  expect(errorAt(await refused.text(), 'code')).toBeUndefined()
  expect((await type(await asked(), recovery[0] ?? '')).status).toBe(302)
  await owner.post('/signout')
  await enter(owner)
  expect((await type(owner, code())).status).toBe(302)
})

test('wrong codes at the same moment all count', async () => {
  await protectedOwner()
  const browsers = await Promise.all(Array.from({ length: 12 }, () => asked(ELSEWHERE)))
  const answers = await Promise.all(browsers.map((browser) => type(browser, '000000')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('each recovery code signs in once, typed in any way, is mailed, and the settings say how many are left', async () => {
  const { recovery } = await protectedOwner()
  expect(new Set(recovery).size).toBe(10)
  const [first = ''] = recovery
  const browser = await asked()
  const page = await (await browser.get(`${STEP}?recovery`)).text()
  expect(textOf(page)).toContain('Type one of your recovery codes')
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
  expect((await browser.post(`${STEP}?recovery`, { code: typed })).status).toBe(302)
  expect((await mailSubjects(world))[0]).toBe('A recovery code was used for your Wishfolio account')
  expect(textOfMail((await world.mails())[0] ?? '')).toContain('9 codes are left')
  expect(textOf(await (await browser.get('/portal/settings')).text())).toContain('9 recovery codes are left.')
  expect((await type(await asked(), first)).status).toBe(401)
  expect((await type(await asked(), 'a'.repeat(16))).status).toBe(401)
  const stored = await world.db.select().from(recoveryCodes)
  expect(JSON.stringify(stored)).not.toContain(recovery[1]?.replaceAll('-', ''))
})

test('a recovery code that is typed twice at the same moment signs in once', async () => {
  const { recovery } = await protectedOwner()
  for (const code of recovery.slice(0, ROUNDS)) {
    const browsers = await Promise.all([asked(), asked(ELSEWHERE)])
    const answers = await Promise.all(browsers.map((browser) => type(browser, code)))
    expect(answers.filter((answer) => toastIn(answer) === 'signed_in')).toHaveLength(1)
  }
})

test('a browser that was told to is not asked for thirty days, for this account alone', async () => {
  const other = await protectedOwner('other@example.org')
  const { code } = await protectedOwner()
  const browser = await asked()
  expect((await type(browser, code(), { remember: 'on' })).status).toBe(302)
  await browser.post('/signout')
  expect((await enter(browser)).headers.get('Location')).toBe('/portal')
  await browser.post('/signout')
  expect((await enter(browser, 'other@example.org')).headers.get('Location')).toBe(STEP)
  await type(browser, other.code(), { remember: 'on' })
  await browser.post('/signout')
  world.wait(29 * DAY_MS)
  for (const email of [EMAIL, 'other@example.org']) {
    expect((await enter(browser, email)).headers.get('Location')).toBe('/portal')
    await browser.post('/signout')
  }
  const stolen = browser.cookies.get('wishfolio.remembered') ?? ''
  world.wait(DAY_MS)
  browser.cookies.set('wishfolio.remembered', stolen)
  expect((await enter(browser)).headers.get('Location')).toBe(STEP)
})

test.each<[string, (owner: Browser) => Promise<unknown>, password?: string]>([
  [
    'a changed password',
    (owner) => owner.post('/portal/settings', { current_password: PASSWORD, ...NEXT }),
    NEXT.new_password,
  ],
  ['signing other devices out', (owner) => owner.post('/portal/settings/sessions')],
  [
    'turning it off and on',
    async (owner) => {
      await owner.post(SETTINGS, { off: 'on' })
      const html = await (await owner.get(SETTINGS)).text()
      const key = /value="([A-Z2-7 ]{39})"/.exec(html)?.[1] ?? ''
      await owner.post(SETTINGS, { seed: valueOf(html, 'seed') ?? '', code: shownBy(key, world.time.now) })
    },
  ],
])('%s has every browser asked again', async (_what, change, password = PASSWORD) => {
  const { owner, code } = await protectedOwner()
  const browser = await asked()
  await type(browser, code(), { remember: 'on' })
  await browser.post('/signout')
  await change(owner)
  expect((await enter(browser, EMAIL, password)).headers.get('Location')).toBe(STEP)
})

test('a cookie that says something else than was signed is of no use', async () => {
  const { code } = await protectedOwner()
  const browser = await asked()
  await type(browser, code(), { remember: 'on' })
  await browser.post('/signout')
  const cookie = decodeURIComponent(browser.cookies.get('wishfolio.remembered') ?? '')
  const [mark, until, signature] = cookie.split('.')
  for (const forged of [
    `${mark}.${Number(until) + 1}.${signature}`,
    `${mark}.${until}.`,
    `${mark}`,
    '|',
    '',
  ]) {
    browser.cookies.set('wishfolio.remembered', encodeURIComponent(forged))
    expect((await enter(browser)).headers.get('Location')).toBe(STEP)
  }
})
