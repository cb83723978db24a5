import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSIONS_PER_ACCOUNT } from '#app/domain/accounts/account.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { accounts, passwords, sessions } from '#app/server/database/schema.ts'
import { PASSWORD, signedIn } from '#test/make.ts'
import { emptySite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const EMAIL = 'owner@example.org'
const HERE = '192.0.2.1'
const ELSEWHERE = '198.51.100.7'

const { world, visit } = await emptySite()
let owner: Browser
beforeEach(async () => {
  owner = await signedIn(world, visit(), EMAIL)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => void vi.useRealTimers())

const signIn = (browser: Browser) => browser.post('/signin', { email: EMAIL, password: PASSWORD })

test('right passwords of one client are counted too, wherever they are asked for, and refused in words', async () => {
  const change = { email: 'new@example.org', password: PASSWORD }
  const asking = [
    () => signIn(visit()),
    () => owner.post('/portal/settings/email', change),
    () => owner.post('/portal/settings/delete-account', { password: PASSWORD }),
  ]
  const used = Array.from({ length: LIMITS.sign_ins.max - 1 }, () => world.limits.count('sign_ins', HERE))
  await Promise.all(used)
  expect((await signIn(visit())).status).toBe(302)
  for (const ask of asking) {
    const refused = await ask()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([
      429,
      String(LIMITS.sign_ins.seconds),
    ])
    expect(await refused.text()).toContain('Too many passwords were entered from here just now')
  }
  expect((await signIn(visit(ELSEWHERE))).status).toBe(302)
  expect((await signIn(owner)).status).toBe(302)
})

test('an account has so many sessions at most; the oldest ends when a new one begins', async () => {
  const [account] = await world.db.select().from(accounts)
  const before = world.time.now.getTime() - 60_000
  await world.db.insert(sessions).values(
    Array.from({ length: SESSIONS_PER_ACCOUNT + 20 }, (_, at) => ({
      tokenHash: `hash${at}`,
      userId: account?.id ?? '',
      expiresAt: new Date(before + 86_400_000),
      createdAt: new Date(before - at * 1000),
    })),
  )
  const phone = visit()
  expect((await signIn(phone)).status).toBe(302)
  const left = await world.db.select().from(sessions)
  expect(left).toHaveLength(SESSIONS_PER_ACCOUNT)
  expect(left.map(({ tokenHash }) => tokenHash)).toContain('hash0')
  expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(`hash${SESSIONS_PER_ACCOUNT}`)
  for (const browser of [phone, owner]) expect((await browser.get('/portal/profile')).status).toBe(200)
})

const resetPassword = () => world.db.update(passwords).set({ hash: 'of a reset' })
/** The next password is found right, and then reset before its request goes on. */
function resetAfterCheck() {
  const verify = world.auth.verifyPassword
  vi.spyOn(world.auth, 'verifyPassword').mockImplementationOnce(async (...given) => {
    const right = await verify(...given)
    await resetPassword()
    return right
  })
}

test('a password that is reset while it signs in opens no session', async () => {
  const before = (await world.db.select().from(sessions)).length
  resetAfterCheck()
  expect((await signIn(visit())).status).toBe(401)
  expect(await world.db.select().from(sessions)).toHaveLength(before)
})

test('nor one that is reset once its session is open', async () => {
  const before = (await world.db.select().from(sessions)).length
  const start = world.auth.startSession
  vi.spyOn(world.auth, 'startSession').mockImplementationOnce(async (...given) => {
    const session = await start(...given)
    await resetPassword()
    return session
  })
  expect((await signIn(visit())).status).toBe(401)
  expect(await world.db.select().from(sessions)).toHaveLength(before)
})

test.each<[string, Record<string, string>]>([
  ['email', { email: 'new@example.org', password: PASSWORD }],
  ['', { current_password: PASSWORD, new_password: 'another one', confirm_password: 'another one' }],
  ['delete-account', { password: PASSWORD }],
])('one that is reset while %s asks for it again changes nothing', async (what, fields) => {
  resetAfterCheck()
  expect((await owner.post(`/portal/settings/${what}`, fields)).status).toBe(409)
  const [stored] = await world.db.select().from(passwords)
  expect(stored?.hash).toBe('of a reset')
})
