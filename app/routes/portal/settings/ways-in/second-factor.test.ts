import { expect, test } from 'vitest'
import { resetSecondFactor } from '#app/server/commands/accounts/second-factor.ts'
import { recoveryCodes, secondFactors } from '#app/server/database/schema.ts'
import type { Browser } from '#test/browser.ts'
import { shownBy } from '#test/data/authenticator-app.ts'
import { mailSubjects } from '#test/mail-subjects.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import { ROUNDS } from '#test/race-rounds.ts'
import { errorAt, textOf, toastIn, valueOf } from '#test/read-page.ts'

const EMAIL = 'owner@example.org'
const SETTINGS = '/portal/settings/two-step'
const PROVE = `/portal/settings/prove?back=${encodeURIComponent(SETTINGS)}`
const MINUTE_MS = 60_000

const { world, visit } = await emptySite()

const codesOn = (html: string) =>
  [...html.matchAll(/<code[^>]*>([\w-]{19})<\/code>/g)].map(([, code = '']) => code)

async function setUp(owner: Browser) {
  const html = await (await owner.get(SETTINGS)).text()
  return { html, key: /value="([A-Z2-7 ]{39})"/.exec(html)?.[1] ?? '', seed: valueOf(html, 'seed') ?? '' }
}

async function turnOn(owner: Browser): Promise<string[]> {
  const { key, seed } = await setUp(owner)
  return codesOn(await (await owner.post(SETTINGS, { seed, code: shownBy(key, world.time.now) })).text())
}

const signIn = (browser: Browser) => browser.post('/signin', { email: EMAIL, password: PASSWORD })

test('it is turned on by one right code, with a picture and a key, and shows ten recovery codes once', async () => {
  const owner = await signedIn(world, visit())
  expect(textOf(await (await owner.get('/portal/settings')).text())).toContain('Turn on two-step sign-in')
  const { html, key, seed } = await setUp(owner)
  expect(html).toMatch(/<img [^>]*src="data:image\/svg\+xml,/)
  const wrong = await owner.post(SETTINGS, { seed, code: '000000' })
  const again = await wrong.text()
  expect([wrong.status, errorAt(again, 'code')?.startsWith('This code is not right.')]).toEqual([422, true])
  expect([valueOf(again, 'seed'), again.includes(key)]).toEqual([seed, true])
  expect((await owner.post(SETTINGS, { seed, code: '' })).status).toBe(422)

  const on = await (await owner.post(SETTINGS, { seed, code: shownBy(key, world.time.now) })).text()
  const codes = codesOn(on)
  expect(codes).toHaveLength(10)
  const file = decodeURIComponent(/href="data:text\/plain;charset=utf-8,([^"]*)"/.exec(on)?.[1] ?? '')
  expect(file.split('\r\n')).toEqual([
    `Recovery codes for Wishfolio, ${EMAIL}. Each works once.`,
    '',
    ...codes,
    '',
  ])
  expect((await mailSubjects(world))[0]).toBe('Two-step sign-in is on for your Wishfolio account')
  expect(textOf(await (await owner.get(SETTINGS)).text())).toMatch(
    /On since\s+Nov 21, 2026\s*\.\s+10 recovery codes are left\./,
  )
  expect(codesOn(await (await owner.get(SETTINGS)).text())).toEqual([])
  const stored = JSON.stringify([
    await world.db.select().from(secondFactors),
    await world.db.select().from(recoveryCodes),
  ])
  for (const secret of [key.replaceAll(' ', ''), ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(secret)
})

test('a second one beside it is refused, also at the same moment', async () => {
  const owner = await signedIn(world, visit())
  const [one, two] = [await setUp(owner), await setUp(owner)]
  expect(one.key).not.toBe(two.key)
  const answers = await Promise.all(
    [one, two].map(({ seed, key }) => owner.post(SETTINGS, { seed, code: shownBy(key, world.time.now) })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 302]))
  expect(answers.map(toastIn)).toContain('second_factor_on')
  expect(await world.db.$count(recoveryCodes)).toBe(10)
})

test('new recovery codes take the place of the old ones, also when they are made twice at the same moment', async () => {
  const owner = await signedIn(world, visit())
  const [old = ''] = await turnOn(owner)
  const made = await owner.post(SETTINGS, { renew: 'on' })
  expect(codesOn(await made.text())).toHaveLength(10)
  expect((await mailSubjects(world))[0]).toBe('New recovery codes for your Wishfolio account')
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all([owner.post(SETTINGS, { renew: 'on' }), owner.post(SETTINGS, { renew: 'on' })])
    expect(await world.db.$count(recoveryCodes)).toBe(10)
  }
  const browser = visit()
  await signIn(browser)
  expect((await browser.post('/signin/second-step', { code: old })).status).toBe(401)
})

test('turned off it is asked no more, which is mailed', async () => {
  const owner = await signedIn(world, visit())
  await turnOn(owner)
  const off = await owner.post(SETTINGS, { off: 'on' })
  expect([off.headers.get('Location'), toastIn(off)]).toEqual([
    '/portal/settings',
    'second_factor_turned_off',
  ])
  expect((await mailSubjects(world))[0]).toBe('Two-step sign-in is off for your Wishfolio account')
  expect(await world.db.$count(recoveryCodes)).toBe(0)
  expect((await signIn(visit())).headers.get('Location')).toBe('/portal')
})

test('all of it needs a fresh proof', async () => {
  const owner = await signedIn(world, visit())
  const { seed, key } = await setUp(owner)
  world.wait(10 * MINUTE_MS)
  expect((await owner.get(SETTINGS)).headers.get('Location')).toBe(PROVE)
  const code = () => shownBy(key, world.time.now)
  const forms = (): Record<string, string>[] => [{ seed, code: code() }, { renew: 'on' }, { off: 'on' }]
  for (const fields of forms()) {
    const answer = await owner.post(SETTINGS, fields)
    expect([answer.headers.get('Location'), toastIn(answer)]).toEqual([PROVE, 'proof_needed'])
  }
  expect(await world.db.$count(secondFactors)).toBe(0)
  expect((await owner.post(PROVE, { password: PASSWORD })).headers.get('Location')).toBe(SETTINGS)
  expect((await owner.post(SETTINGS, { seed, code: code() })).status).toBe(200)
})

test('the download of all data says since when it is on and how many recovery codes are left', async () => {
  const owner = await signedIn(world, visit())
  const two_step_sign_in = async () =>
    ((await (await owner.get('/portal/settings/data')).json()) as { account: Record<string, unknown> })
      .account.two_step_sign_in
  expect(await two_step_sign_in()).toBe(null)
  await turnOn(owner)
  expect(await two_step_sign_in()).toEqual({ since: '2026-11-21T12:00:00.000Z', recovery_codes_left: 10 })
})

test('a deleted account leaves nothing of it', async () => {
  const owner = await signedIn(world, visit())
  await turnOn(owner)
  await owner.post('/portal/settings/delete-account', { password: PASSWORD })
  expect([await world.db.$count(secondFactors), await world.db.$count(recoveryCodes)]).toEqual([0, 0])
})

test('whoever runs the server turns it off for an address, which gets a mail', async () => {
  const owner = await signedIn(world, visit())
  expect(await resetSecondFactor(world, EMAIL)).toMatchObject({ code: 'second_factor_off' })
  expect(await resetSecondFactor(world, 'nobody@example.org')).toMatchObject({ code: 'account_not_found' })
  await turnOn(owner)
  const browser = visit()
  await signIn(browser)
  expect(await resetSecondFactor(world, EMAIL)).toMatchObject({ ok: true })
  expect((await world.mails())[0]).toContain('Whoever runs this site turned it off for you.')
  const waiting = await browser.post('/signin/second-step', { code: '012345' })
  expect(toastIn(waiting)).toBe('second_step_over')
  expect((await signIn(browser)).headers.get('Location')).toBe('/portal')
})
