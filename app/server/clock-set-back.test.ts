import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastIn } from '#test/flash.ts'
import { ideaIds, mailedLink, makeProfile, PASSWORD, signedIn } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { makeQuiz } from '#test/data/quiz.ts'

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
