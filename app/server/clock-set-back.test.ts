import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { claimRun } from '#app/server/commands/generation-run.ts'
import { leaseFrom } from '#app/server/commands/generation-lease.ts'
import { giftProfiles, mailQueue } from '#app/server/database/schema.ts'
import { startRun } from '#app/server/queries/generation-runs.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'
import { toastIn } from '#test/flash.ts'
import { ideaIds, mailedLink, makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { makeQuiz } from '#test/quiz.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const DAY_S = 24 * 60 * 60

const { world, visit } = await ownSite()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await world.clean()
})
afterEach(() => void vi.useRealTimers())

/** Both the clock of the commands and that of the libraries go on, or back. */
function pass(seconds: number): void {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000)
  vi.setSystemTime(world.time.now)
}
const setBack = () => pass(-DAY_S)

test('when the clock is set back a day, a signed-in user stays so, and can sign out and in', async () => {
  const owner = await signedIn(world, visit())
  setBack()
  expect((await owner.get('/portal/profile')).status).toBe(200)
  await owner.post('/signout')
  expect((await owner.get('/portal/profile')).status).toBe(302)
  const again = await owner.post('/signin', { email: 'owner@example.org', password: PASSWORD })
  expect(again.status).toBe(302)
  pass(DAY_S)
  expect((await owner.get('/portal/profile')).status).toBe(200)
})

test('when the clock is set back a day, a mailed link still works', async () => {
  const browser = visit()
  await browser.post('/signup', { email: 'rosa@example.org', password: PASSWORD })
  const link = await mailedLink(world)
  setBack()
  await browser.get(link)
  expect((await browser.post('/signin', { email: 'rosa@example.org', password: PASSWORD })).status).toBe(302)
})

test.each(['failures', 'emails', 'takes', 'misses', 'cards'] as const)(
  'when the clock is set back a day, the limit of %s refuses no client for longer than usual',
  async (limit) => {
    const { max, seconds } = LIMITS[limit]
    for (let times = 0; times <= max; times++) await world.limits.count(limit, 'rosa')
    expect(await world.limits.count(limit, 'rosa')).toBe(seconds)
    setBack()
    expect(await world.limits.count(limit, 'rosa')).toBeUndefined()
    for (let times = 0; times <= max; times++) await world.limits.count(limit, 'rosa')
    expect(await world.limits.count(limit, 'rosa')).toBe(seconds)
  },
)

test('when the clock is set back a day, profiles, lists and takes go on, the newest list standing', async () => {
  const owner = await signedIn(world, visit())
  const before = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
  setBack()
  const after = await makeProfile(owner, { ideas: ['a drum'] })
  await owner.post(`/portal/suggestions/${before.id}`, { version: '1', suggestion: ['a kite', 'a boat'] })
  const page = await (await visit().get(`/gift/${before.slug}`)).text()
  expect(page).toContain('a boat')
  expect(page).not.toContain('a lamp')
  const boat = (await ideaIds(owner, before.slug)).get('a boat') ?? ''
  for (const [slug, idea] of [
    [before.slug, boat],
    [after.slug, after.idea('a drum')],
  ] as const)
    expect(toastIn(await visit().post(`/gift/${slug}`, { idea }))).toBe('idea_taken')
  expect(await (await visit().get(`/gift/${before.slug}`)).text()).toContain('Taken')
})

test('when the clock is set back a day, a quiz is there until its own time is over, and then gone', async () => {
  const quizId = await makeQuiz(visit())
  setBack()
  expect((await visit().get(`/quiz/play/${quizId}`)).status).toBe(200)
  pass(DAY_S * 400)
  expect((await visit().get(`/quiz/play/${quizId}`)).status).not.toBe(200)
})

test('when the clock is set back a day, a run of a server that died is free at once', async () => {
  await makeProfile(await signedIn(world, visit()), { ideas: [] })
  const [stored] = await world.db.select().from(giftProfiles)
  if (!stored) throw new Error('no profile')
  // What `requireOwner` and `ownedProfile` would have found.
  const profile = stored as unknown as OwnedProfile
  await startRun(world.db, {
    profile_id: profile.id,
    owner_id: profile.created_by,
    seed: 1,
    lease_until: leaseFrom(world),
    created_at: world.clock.now(),
  })
  expect(await claimRun(world, profile, { watching: false })).toEqual({ ok: true, value: 'watching' })
  setBack()
  expect(await claimRun(world, profile, { watching: false })).toMatchObject({ ok: true, value: { seed: 1 } })
})

test('when the clock is set back a day, deferred emails are sent', async () => {
  const putOff = new Date(NOON.getTime() + 15 * 60_000)
  const email = { kind: 'verify_email', link: 'https://wishes.example/auth/callback?token=abc' } as const
  await world.db.insert(mailQueue).values({ recipient: 'rosa@example.org', email, due_at: putOff })
  expect(await world.mails()).toEqual([])
  setBack()
  expect(await world.mails()).toHaveLength(1)
})
