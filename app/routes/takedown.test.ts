import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { accounts, giftProfiles, mailQueue, quizzes, undoSteps } from '#app/server/database/schema.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import { undo as bringBack } from '#app/server/commands/profiles/undo.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { createLog } from '#app/server/log/log.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { ownSite, openSite } from '#test/own-site.ts'
import { guess, makeQuiz } from '#test/data/quiz.ts'
import { textOf } from '#test/read-page.ts'
import type { Browser } from '#test/browser.ts'

const REASON = 'It shows somebody’s address'
const lines: string[] = []
const { world, visit } = await ownSite({}, createLog('warn', { write: (line) => void lines.push(line) }))
const elsewhere = await world.another()
const visitElsewhere = await openSite(elsewhere)

let owner: Browser
let profile: MadeProfile
beforeEach(async () => {
  await world.clean()
  lines.length = 0
  owner = await signedIn(world, visit())
  profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp'] })
})

const hide = (reason: string | null = REASON) =>
  takeDown(world, { kind: 'profile', id: profile.slug }, reason)
const statusAt = async (path: string, browser = visit()) => (await browser.get(path)).status

const PATHS = ['', '.data', '?show=free', '/card.png', '/qr.svg', '/calendar.ics', '/live']

test('what is taken down is gone at once on every instance, and back as it was afterwards', async () => {
  for (const path of PATHS.slice(0, 5)) expect(await statusAt(`/gift/${profile.slug}${path}`)).toBe(200)
  expect(await statusAt(`/gift/${profile.slug}`, visitElsewhere())).toBe(200)
  expect(await hide()).toMatchObject({ ok: true })
  // As long as the notification takes.
  await expect.poll(() => statusAt(`/gift/${profile.slug}`)).toBe(404)
  for (const path of PATHS) {
    expect([path, await statusAt(`/gift/${profile.slug}${path}`)]).toEqual([path, 404])
  }
  await expect.poll(() => statusAt(`/gift/${profile.slug}`, visitElsewhere())).toBe(404)
  expect((await visit().post(`/gift/${profile.slug}`, { idea: profile.idea('a kite') })).status).toBe(404)

  expect(await hide(null)).toMatchObject({ ok: true })
  const page = async () => textOf(await (await visit().get(`/gift/${profile.slug}`)).text())
  await expect.poll(page).toContain('2 of 2 still free')
  await expect.poll(() => statusAt(`/gift/${profile.slug}`, visitElsewhere())).toBe(200)
})

test('its owner is told why: by mail, in the list, beside the link and on the page', async () => {
  await world.mails()
  await hide()
  const [mail = ''] = await world.mails()
  expect(mail).toContain('To: owner@example.org')
  expect(mail).toContain('Subject: A gift profile of yours was taken down')
  for (const path of ['/portal/profile', `/portal/share/${profile.id}`, `/gift/${profile.slug}`])
    expect(textOf(await (await owner.get(path)).text())).toContain(REASON)
  expect(await statusAt(`/portal/suggestions/${profile.id}`, owner)).toBe(200)

  await hide(null)
  const [again = ''] = await world.mails()
  expect(again).toContain('Subject: A gift profile of yours is shown again')
  expect(textOf(await (await owner.get('/portal/profile')).text())).not.toContain(REASON)
})

test('the log says that something was taken down, and neither what nor why', async () => {
  await hide()
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['taken down'])
  expect(lines.join()).not.toContain(profile.slug)
  expect(lines.join()).not.toContain('address')
})

test('neither a copy nor a new link shows again what was taken down', async () => {
  await hide()
  await owner.post(`/portal/share/${profile.id}/duplicate`)
  await owner.post(`/portal/share/${profile.id}/renew`)
  const rows = await world.db.select().from(giftProfiles)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.slug).not.toBe(profile.slug)
  expect(await statusAt(`/gift/${rows[0]?.slug}`)).toBe(404)
})

const theStep = async () => (await world.db.select().from(undoSteps))[0]?.id ?? ''

test('a deleted profile that is taken down cannot be brought back', async () => {
  await owner.post(`/portal/profile/${profile.id}/delete`)
  const undo = await theStep()
  expect(await hide()).toMatchObject({ ok: true })
  await owner.post('/portal/undo', { undo })
  expect(await world.db.$count(giftProfiles)).toBe(0)
  expect(await statusAt(`/gift/${profile.slug}`)).toBe(404)
  expect(await hide(null)).toMatchObject({ ok: false, code: 'profile_not_found' })
})

test('an Undo at the same moment as a takedown brings no page back', async () => {
  const [account] = await world.db.select().from(accounts)
  for (let round = 0; round < 8; round++) {
    profile = await makeProfile(owner, { ideas: ['a kite'] })
    await owner.post(`/portal/profile/${profile.id}/delete`)
    const undone = bringBack(world, account as unknown as Owner, await theStep())
    await Promise.all([undone, takeDown(elsewhere, { kind: 'profile', id: profile.slug }, REASON)])
    await expect.poll(() => statusAt(`/gift/${profile.slug}`)).toBe(404)
    await world.db.delete(undoSteps)
  }
})

test('ideas that were removed before a takedown do not come back, also after it ended', async () => {
  await owner.post(`/portal/suggestions/${profile.id}`, {
    version: '1',
    suggestion_id: profile.idea('a kite'),
    suggestion: 'a kite',
  })
  const undo = await theStep()
  expect(undo).not.toBe('')
  await hide()
  await hide(null)
  await owner.post('/portal/undo', { undo })
  await expect.poll(() => statusAt(`/gift/${profile.slug}`)).toBe(200)
  expect(await (await visit().get(`/gift/${profile.slug}`)).text()).not.toContain('a lamp')
})

test('what is deleted after a takedown comes back taken down, with its reason', async () => {
  await hide()
  await owner.post(`/portal/profile/${profile.id}/delete`)
  await owner.post('/portal/undo', { undo: await theStep() })
  const [back] = await world.db.select().from(giftProfiles)
  expect(back?.takedown_reason).toBe(REASON)
  expect(await statusAt(`/gift/${profile.slug}`)).toBe(404)
  expect(await hide(null)).toMatchObject({ ok: true })
  await expect.poll(() => statusAt(`/gift/${profile.slug}`)).toBe(200)
})

test('a quiz that is taken down can be neither opened nor played, until it is shown again', async () => {
  const quizId = await makeQuiz(visit())
  expect(await takeDown(world, { kind: 'quiz', id: quizId }, REASON)).toMatchObject({ ok: true })
  expect((await visit().get(`/quiz/play/${quizId}`)).headers.get('Location')).toBe('/quiz/expired')
  await guess(visit(), quizId, 'ABCDABCD')
  const [stored] = await world.db.select().from(quizzes).where(eq(quizzes.quiz_id, quizId))
  expect(stored?.partner_b_answers).toBeNull()
  await takeDown(world, { kind: 'quiz', id: quizId }, null)
  expect(await statusAt(`/quiz/play/${quizId}`)).toBe(200)
})

test.each([
  [
    'a profile that is not there',
    { kind: 'profile', id: 'nobody-23456789abcd' },
    REASON,
    'profile_not_found',
  ],
  ['a quiz that is not there', { kind: 'quiz', id: '23456789abcdefgh' }, REASON, 'quiz_not_found'],
  ['a reason without end', { kind: 'quiz', id: '23456789abcdefgh' }, 'x'.repeat(401), 'text_too_long'],
] as const)('%s is refused, and nothing is sent', async (_what, thing, reason, code) => {
  await world.mail.drain()
  expect(await takeDown(world, thing, reason)).toMatchObject({ ok: false, code })
  expect(await world.db.$count(mailQueue)).toBe(0)
  expect(lines).toEqual([])
})
