import { eq, gt, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createAuth } from '#app/server/passwords/auth.ts'
import type { Database } from '#app/server/database/database.ts'
import { generationRuns, pendingSignUps, sessions } from '#app/server/database/schema.ts'
import { createDatabaseLimits } from '#app/server/limits/database.ts'
import * as accounts from '#app/server/queries/accounts.ts'
import * as analytics from '#app/server/queries/analytics.ts'
import * as emailChanges from '#app/server/queries/email-changes.ts'
import * as draws from '#app/server/queries/draws.ts'
import * as members from '#app/server/queries/gathering-members.ts'
import * as gatherings from '#app/server/queries/gatherings.ts'
import * as gifts from '#app/server/queries/gifts-of-device.ts'
import * as runs from '#app/server/queries/generation-runs.ts'
import * as profiles from '#app/server/queries/gift-profiles.ts'
import * as ideas from '#app/server/queries/ideas.ts'
import * as choices from '#app/server/queries/mail-choices.ts'
import * as mail from '#app/server/queries/mail-queue.ts'
import * as resets from '#app/server/queries/password-resets.ts'
import * as quizzes from '#app/server/queries/quizzes.ts'
import * as reminders from '#app/server/queries/reminders.ts'
import * as undo from '#app/server/queries/undo-steps.ts'
import { ORIGIN } from '#test/browser.ts'
import { scansOf, sentBy } from '#test/database/query-plans.ts'
import { quickPasswords } from '#test/quick-passwords.ts'
import { ownWorld } from '#test/world.ts'

const EMAIL = 'rosa@example.org'
const TOKEN_HASH = 'hash of a token'
const SLUG = 'grandma-23456789abcd'
const ID = '6f1c1e5e-0000-4000-8000-000000000001'
const GATHERING = 'christmas-23456789abcd'

const world = await ownWorld()
const now = world.clock.now()
const soon = new Date(now.getTime() + 24 * 60 * 60 * 1000)
let cookie: string
beforeAll(async () => {
  await accounts.insertAccount(world.db, { id: 'rosa', email: EMAIL, passwordHash: '' })
  const set = await world.auth.startSession('rosa', new Request(ORIGIN))
  cookie = set.map((line) => line.slice(0, line.indexOf(';'))).join('; ')
})

type Ask = (db: Database) => Promise<unknown>

/** Those of every visit and sign-in, and those that look for a row by neither its key nor its owner. */
const BY_KEY: Record<string, Ask> = {
  accountIdOf: (db) => accounts.accountIdOf(db, EMAIL),
  signUpByToken: (db) => accounts.signUpByToken(db, TOKEN_HASH),
  waitingSignUp: (db) => accounts.waitingSignUp(db, EMAIL),
  endOldSessions: (db) => accounts.endOldSessions(db, EMAIL, 2),
  emailChangeByToken: (db) => emailChanges.emailChangeByToken(db, TOKEN_HASH),
  addressOfReset: (db) => resets.addressOfReset(db, TOKEN_HASH, now),
  sharedProfile: (db) => profiles.sharedProfile(db, SLUG),
  profileWithIdea: (db) =>
    profiles.profileWithIdea(db, { slug: SLUG, idea: ID, device: 'device', since: new Date(0) }),
  profilePage: async (db) => {
    await profiles.profilePage(db, 'rosa', { search: 'grand', page: 1, from: '2026-11-21' })
    await profiles.profilePage(db, 'rosa', { search: '', page: 1, from: '2026-11-21' })
  },
  newestTemporaryProfile: (db) => profiles.newestTemporaryProfile(db, 'rosa'),
  ideasOfProfile: (db) => ideas.ideasOfProfile(db, ID),
  markTaken: (db) => ideas.markTaken(db, { id: ID, profileId: ID, at: now, by: 'device' }),
  markAvailable: (db) => ideas.markAvailable(db, ID, { device: 'device' }),
  giftsOfDevice: (db) => gifts.giftsOfDevice(db, 'device'),
  sharedGathering: (db) => gatherings.sharedGathering(db, GATHERING),
  gatheringByInvitation: (db) => members.gatheringByInvitation(db, GATHERING),
  gatheringIdsWith: (db) => members.gatheringIdsWith(db, 'rosa'),
  drawOfLink: (db) => draws.drawOfLink(db, 'link'.padEnd(43, '_')),
  runUnderWay: (db) => runs.runUnderWay(db, 'rosa'),
  takeUndoStep: (db) => undo.takeUndoStep(db, { id: ID, ownerId: 'rosa', since: now }),
  quizById: (db) => quizzes.quizById(db, 'quiz'),
  'asking who is signed in': (db) => authOn(db).signedIn(asking()),
  'counting for a limit': (db) => createDatabaseLimits(db, (text) => text).count('failures', EMAIL),
}

const authOn = (db: Database) =>
  createAuth(db, { publicUrl: ORIGIN, secret: 'a'.repeat(32), passwords: quickPasswords })
const asking = () => new Request(ORIGIN, { headers: { cookie } })

/** Those that want whatever it is time for, and the index gives that first. */
const BY_TIME: Record<string, Ask> = {
  countSignUps: (db) => analytics.countSignUps(db, [{ start: now, end: soon }]),
  countGiftProfiles: (db) => analytics.countGiftProfiles(db, [{ start: now, end: soon }]),
  latestSignUps: (db) => analytics.latestSignUps(db, 5),
  deleteOldPendingSignUps: (db) => accounts.deleteOldPendingSignUps(db, now),
  claimMail: (db) => mail.claimMail(db, now, { leaseUntil: soon, max: 500 }),
  mailsOfTheHour: (db) => mail.mailsOfTheHour(db, now),
  nextMailDue: (db) => mail.nextMailDue(db),
  forgetFailures: (db) => mail.forgetFailures(db),
  failsSinceBefore: (db) => mail.failsSinceBefore(db, now),
  deleteDeletedProfile: (db) => undo.deleteDeletedProfile(db, 'grandma-23456789abcd', now),
  deleteOldUndoSteps: (db) => undo.deleteOldUndoSteps(db, now),
  ownersWithNews: (db) => choices.ownersWithNews(db, '2026-11-21', '', 100),
  profilesToRemind: (db) => reminders.profilesToRemind(db, '2026-11-21', null, 100),
  deleteOldReminders: (db) => reminders.deleteOldReminders(db, now),
  deleteExpiredQuizzes: (db) => quizzes.deleteExpiredQuizzes(db, now),
}

async function scans(ask: Ask) {
  const sent = await sentBy(world, ask)
  expect(sent).not.toEqual([])
  return (await Promise.all(sent.map((statement) => scansOf(world, statement)))).flat()
}

test.each(Object.entries(BY_KEY))('%s goes straight to its rows', async (_, ask) => {
  expect((await scans(ask)).filter(({ byKey }) => !byKey)).toEqual([])
})

test.each(Object.entries(BY_TIME))('%s reads in the order of an index', async (_, ask) => {
  const found = await scans(ask)
  expect(found).not.toEqual([])
  expect(found.filter(({ kind }) => kind === 'Seq Scan')).toEqual([])
})

test('what goes with a deleted row is found by a key too', async () => {
  const answer = await world.db.execute(sql`
    select conname from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
    )`)
  expect((answer as { rows: unknown }).rows).toEqual([])
})

test.each<[string, Ask]>([
  ['without any index', (db) => db.select().from(sessions).where(eq(sessions.userAgent, 'x'))],
  ['by a range', (db) => db.select().from(pendingSignUps).where(gt(pendingSignUps.expiresAt, now))],
  [
    'by what an index has last',
    (db) => db.select().from(generationRuns).where(eq(generationRuns.created_at, now)),
  ],
])('a query that asks %s is noticed', async (_, ask) => {
  expect((await scans(ask)).map(({ byKey }) => byKey)).toContain(false)
})
