import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LimitName, LIMITS } from '#app/domain/limits.ts'
import { createQuiz } from '#app/server/commands/quizzes/create-quiz.ts'
import { exportAccount } from '#app/server/commands/accounts/export-account.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { makeProfile, type MadeProfile, PASSWORD, signedIn } from '#test/make.ts'
import type { Browser } from '#test/browser.ts'
import { openSite } from '#test/request.ts'
import { ownWorld } from '#test/world.ts'

const EMAIL = 'owner@example.org'
const HERE = '192.0.2.1'
const NO_IDEA = '6f1c1e5e-0000-4000-8000-000000000001'

const world = await ownWorld({ LIVE_PAGES: '2', PAGES_PER_CLIENT: '3' })
const other = await world.another()
const uncounted = { countView: () => undefined }
const visit = await openSite({ ...world, ...uncounted })
const visitOther = await openSite({ ...other, ...uncounted })

let profile: MadeProfile
beforeEach(async () => {
  await world.clean()
  profile = await makeProfile(await signedIn(world, visit(), EMAIL), { ideas: ['a kite'] })
})

const bodies: ReadableStream[] = []
afterEach(async () => void (await Promise.all(bodies.splice(0).map((body) => body.cancel()))))

async function statusAt(browser: Browser, path: string): Promise<number> {
  const { status, body } = await browser.get(`/gift/${profile.slug}${path}`)
  if (body) bodies.push(body)
  return status
}

async function times(count: number, ask: () => Promise<number>): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; at < count; at++) answers.push(await ask())
  return answers
}

test('each instance holds LIVE_PAGES open pages of its own', async () => {
  for (const browser of [visit(), visitOther()])
    expect(await times(3, () => statusAt(browser, '/live'))).toEqual([200, 200, 503])
})

test('each instance renders PAGES_PER_CLIENT pages for a client', async () => {
  for (const instance of [world, other]) {
    const browser = (await openSite(instance))()
    expect(await times(4, () => statusAt(browser, '/calendar.ics'))).toEqual([200, 200, 200, 429])
  }
})

test('each instance lets one download of an account run', async () => {
  const account = await world.db.query.profiles.findFirst()
  const owner = { id: account?.id, email: EMAIL } as Owner
  for (const instance of [world, other]) {
    const first = await exportAccount(instance, owner)
    expect(await exportAccount(instance, owner)).toMatchObject({ ok: false, code: 'export_running' })
    if (first.ok) first.value.leave()
  }
})

const quizAt = async () => {
  const names = { name_self: 'Maya', name_partner: 'Jonas' }
  const made = await createQuiz(other, names, { answers: 'ABCDABCD', client: HERE })
  return made.ok ? 'made' : made.code
}

/** What is used up at one instance, by which key, and what the other one then answers. */
const SHARED: [LimitName, string, () => Promise<unknown>, unknown][] = [
  ['takes', HERE, async () => (await postOther(`/gift/${profile.slug}`, { idea: NO_IDEA })).status, 429],
  ['misses', HERE, async () => (await visitOther().get('/gift/grandma-23456789abcd')).status, 429],
  ['cards', HERE, async () => (await visitOther().get(`/gift/${profile.slug}/card.png?x`)).status, 429],
  ['quizzes', HERE, quizAt, 'too_many_quizzes'],
  ['failures', `${EMAIL} ${HERE}`, () => signInThere(), 429],
  ['failures_of_client', HERE, () => signInThere(), 429],
  ['sign_ins', HERE, () => signInThere(), 429],
  ['emails_of_client', HERE, async () => (await postOther('/reset-password', { email: EMAIL })).status, 429],
]

const postOther = (path: string, fields: Record<string, string>) => visitOther().post(path, fields)
const signInThere = async () => (await postOther('/signin', { email: EMAIL, password: PASSWORD })).status

test.each(SHARED)('what one instance counted of %s the other refuses', async (limit, key, ask, refused) => {
  expect(await ask()).not.toBe(refused)
  await Promise.all(Array.from({ length: LIMITS[limit].max }, () => world.limits.count(limit, key)))
  expect(await ask()).toBe(refused)
})
