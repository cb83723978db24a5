import { eq, gt, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { giftProfileForm } from '#app/domain/profiles/gift-profile-form.ts'
import { freshList, type MadeIdea, type PlannedIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { type Auth, createAuth } from '#app/server/passwords/auth.ts'
import type { Database } from '#app/server/database/database.ts'
import { generationRuns, pendingSignUps, sessions } from '#app/server/database/schema.ts'
import { createDatabaseLimits } from '#app/server/limits/database.ts'
import * as usage from '#app/server/queries/accounts.ts'
import * as accounts from '#app/server/queries/accounts.ts'
import * as analytics from '#app/server/queries/analytics.ts'
import * as emailChanges from '#app/server/queries/email-changes.ts'
import * as freeRequests from '#app/server/queries/free-requests.ts'
import * as giverNames from '#app/server/queries/giver-names.ts'
import * as draws from '#app/server/queries/draws.ts'
import * as members from '#app/server/queries/gathering-members.ts'
import * as gatherings from '#app/server/queries/gatherings.ts'
import * as gifts from '#app/server/queries/gifts-of-device.ts'
import * as runs from '#app/server/queries/generation-runs.ts'
import * as profiles from '#app/server/queries/gift-profiles.ts'
import * as ideas from '#app/server/queries/ideas.ts'
import * as news from '#app/server/queries/list-news.ts'
import * as choices from '#app/server/queries/mail-choices.ts'
import * as mail from '#app/server/queries/mail-queue.ts'
import * as otherGifts from '#app/server/queries/other-gifts.ts'
import * as resets from '#app/server/queries/password-resets.ts'
import * as quizzes from '#app/server/queries/quizzes.ts'
import * as reminders from '#app/server/queries/reminders.ts'
import * as undo from '#app/server/queries/undo-steps.ts'
import { PASSWORD, profileForm } from '#test/make.ts'
import { scansOf, sentBy } from '#test/database/query-plans.ts'
import { quickPasswords } from '#test/quick-passwords.ts'
import { ownWorld } from '#test/world.ts'

const EMAIL = 'rosa@example.org'
const TOKEN_HASH = 'hash of a token'
const SLUG = 'grandma-23456789abcd'
const TEMPORARY_ID = '6f1c1e5e-0000-4000-8000-000000000001'
const QUIZ = 'quiz-23456789abcd'
const GATHERING = 'christmas-23456789abcd'
const GATHERING_FIELDS = { name: 'Christmas', day: '2026-12-24', line: '' }
const DAY_MS = 24 * 60 * 60 * 1000
const FIELDS = giftProfileForm.parse(profileForm())

/** One of everything is there, so that no query ends early for want of a row. */
const world = await ownWorld()
let now: Date
let soon: Date
let profileId: string
let ideaId: string
let gatheringId: string
let participantIds: [string, string]
let runId: string
let changeId: string
let cookie: string

beforeAll(async () => {
  const { db, auth } = world
  now = world.clock.now()
  soon = new Date(now.getTime() + DAY_MS)
  const passwordHash = await auth.hashPassword(PASSWORD)
  await accounts.insertAccount(db, { id: 'rosa', email: EMAIL, passwordHash })
  await accounts.insertPendingSignUp(db, pendingSignUp(TOKEN_HASH))
  await resets.replacePasswordReset(db, EMAIL, { id: TEMPORARY_ID, tokenHash: TOKEN_HASH, expiresAt: soon })
  await emailChanges.replaceEmailChange(db, emailChange())
  changeId = (await emailChanges.emailChangeByToken(db, TOKEN_HASH))?.id ?? ''
  profileId = (await profiles.insertProfile(db, profileRow(SLUG))).id
  await ideas.storeList(db, profileId, [], list('a kite', 'a lamp', 'a drum'))
  ideaId = (await ideas.ideasOfProfile(db, profileId))[0]?.id ?? ''
  runId = (await runs.startRun(db, runRow()))?.id ?? ''
  gatheringId = await gatherings.insertGathering(db, gatheringRow(GATHERING))
  await gatherings.replaceProfilesOf(db, { id: gatheringId, ownerId: 'rosa', profileIds: [profileId] })
  await draws.insertParticipants(db, gatheringId, [participant('Rosa'), participant('Otto')])
  const [one, other] = await draws.participantsOf(db, gatheringId)
  participantIds = [one?.id ?? '', other?.id ?? '']
  await quizzes.insertQuiz(db, quiz(QUIZ))
  const set = await auth.startSession('rosa', new Request('http://localhost:3000/signin'))
  cookie = set.map((line) => line.slice(0, line.indexOf(';'))).join('; ')
})

const pendingSignUp = (tokenHash: string) => ({ email: EMAIL, passwordHash: '', tokenHash, expiresAt: soon })
const emailChange = () => ({
  userId: 'rosa',
  newEmail: 'otto@example.org',
  oldTokenHash: TOKEN_HASH,
  newTokenHash: 'another',
  expiresAt: soon,
})
const CHOICES = { reminders: true, news: true, timeZone: 'Europe/Berlin' }
const quiz = (quiz_id: string) => ({
  quiz_id,
  name_self: 'Rosa',
  name_partner: 'Otto',
  answers: 'ABCDABCD',
  completed_at: null,
  expires_at: soon,
  created_at: now,
})
const list = (...texts: string[]): PlannedIdea[] => {
  const made = texts.map((text): MadeIdea => ({ text, source: 'owner', reason: '' }))
  return freshList(made, world.shops[0])
}
/** In the form of a token. */
const linkOf = (name: string) => name.padEnd(43, '_')
const participant = (name: string) => ({ name, email: null, profile: profileId, link: linkOf(name) })
const gatheringRow = (slug: string) => ({ ...GATHERING_FIELDS, slug, created_by: 'rosa' })
const profileRow = (slug: string) => ({ ...FIELDS, slug, created_by: 'rosa' })
const runRow = () => ({
  profile_id: profileId,
  owner_id: 'rosa',
  seed: 1,
  lease_until: now,
  created_at: now,
})

type Ask = (db: Database) => Promise<unknown>

/** Every query that asks for something in particular, asked as the commands and pages ask it. */
const BY_KEY: Record<string, Ask> = {
  accountIdOf: (db) => accounts.accountIdOf(db, EMAIL),
  isAccountSince: (db) => accounts.isAccountSince(db, 'rosa', new Date(0)),
  insertPendingSignUp: (db) => accounts.insertPendingSignUp(db, pendingSignUp('another')),
  pendingSignUpByToken: (db) => accounts.pendingSignUpByToken(db, TOKEN_HASH),
  signUpByToken: (db) => accounts.signUpByToken(db, TOKEN_HASH),
  unusedSignUp: (db) => accounts.unusedSignUp(db, TEMPORARY_ID),
  waitingSignUp: (db) => accounts.waitingSignUp(db, EMAIL),
  endPendingSignUps: (db) => accounts.endPendingSignUps(db, EMAIL, now),
  insertAccount: (db) =>
    accounts.insertAccount(db, { id: 'otto', email: 'otto@example.org', passwordHash: '' }),
  passwordHashOf: (db) => accounts.passwordHashOf(db, 'rosa'),
  updatePasswordHash: (db) => accounts.updatePasswordHash(db, 'rosa', 'another'),
  endSessions: async (db) => {
    await accounts.endSessions(db, 'rosa', 'this one')
    await accounts.endSessions(db, 'rosa')
  },
  endOldSessions: (db) => accounts.endOldSessions(db, 'rosa@example.org', 2),
  sessionsOf: (db) => accounts.sessionsOf(db, 'rosa', now),
  deleteSession: (db) => accounts.deleteSession(db, 'this one'),
  deletePendingSignUp: (db) => accounts.deletePendingSignUp(db, TEMPORARY_ID),
  deletePendingSignUps: (db) => accounts.deletePendingSignUps(db, EMAIL),
  deleteAccountRow: (db) => accounts.deleteAccountRow(db, 'rosa'),
  emailOf: (db) => accounts.emailOf(db, 'rosa'),
  accountCreatedAt: (db) => accounts.accountCreatedAt(db, 'rosa'),

  timestampCheck: (db) => analytics.timestampCheck(db, { start: now, end: soon }),

  replaceEmailChange: (db) => emailChanges.replaceEmailChange(db, emailChange()),
  endEmailChanges: (db) => emailChanges.endEmailChanges(db, 'rosa'),
  waitingEmailChange: (db) => emailChanges.waitingEmailChange(db, 'rosa', now),
  renewEmailChange: (db) =>
    emailChanges.renewEmailChange(db, 'rosa', now, {
      oldTokenHash: 'third',
      newTokenHash: 'fourth',
      expiresAt: soon,
    }),
  emailChangeByToken: (db) => emailChanges.emailChangeByToken(db, TOKEN_HASH),
  confirmEmailChange: (db) => emailChanges.confirmEmailChange(db, changeId, TOKEN_HASH),
  moveToNewEmail: (db) =>
    emailChanges.moveToNewEmail(db, { id: changeId, userId: 'rosa', newEmail: 'otto@example.org' }),

  startRun: (db) => runs.startRun(db, runRow()),
  runUnderWay: (db) => runs.runUnderWay(db, 'rosa'),
  newestRun: (db) => runs.newestRun(db, profileId),
  runsSince: (db) => runs.runsSince(db, 'rosa', now),
  takeOverRun: (db) => runs.takeOverRun(db, runId, soon, soon),
  updateRun: (db) => runs.updateRun(db, runId, soon, { accepted: [], lease_until: soon, updated_at: now }),
  endRun: (db) => runs.endRun(db, runId, { state: 'done', failure: null, updated_at: now }),

  accountUsage: (db) => usage.accountUsage(db, 'rosa'),
  lockedAccountUsage: (db) => usage.lockedAccountUsage(db, 'rosa'),
  limitStatements: (db) => analytics.limitStatements(db, 1_000),
  insertProfile: (db) => profiles.insertProfile(db, profileRow('grandpa-23456789abcd')),
  insertTemporaryProfile: (db) =>
    profiles.insertTemporaryProfile(db, {
      ...profileRow('otto-23456789abcd'),
      recipient_name: 'Otto',
      temporary_id: TEMPORARY_ID,
    }),
  profileById: (db) => profiles.profileById(db, profileId),
  sharedProfile: (db) => profiles.sharedProfile(db, SLUG),
  profileWithIdea: (db) =>
    profiles.profileWithIdea(db, { slug: SLUG, idea: ideaId, device: 'device', since: new Date(0) }),
  profilePage: async (db) => {
    await profiles.profilePage(db, 'rosa', { search: 'grand', page: 1, from: '2026-11-21' })
    await profiles.profilePage(db, 'rosa', { search: '', page: 1, from: '2026-11-21' })
  },
  newestTemporaryProfile: (db) => profiles.newestTemporaryProfile(db, 'rosa'),
  slugsOfOwner: (db) => profiles.slugsOfOwner(db, 'rosa'),
  setTakedown: (db) => profiles.setTakedown(db, SLUG, null),
  setOfProfile: (db) => profiles.setOfProfile(db, profileId, { slug: 'grandpa-23456789abcd' }),
  profilesWithSuggestions: (db) => profiles.profilesWithSuggestions(db, 'rosa', [profileId]),
  profileIdsOf: (db) => profiles.profileIdsOf(db, 'rosa'),
  updateProfile: (db) => profiles.updateProfile(db, profileId, 1, FIELDS),
  ideaToFree: (db) => freeRequests.ideaToFree(db, { slug: SLUG, idea: ideaId }),
  storeFreeRequest: (db) => freeRequests.storeFreeRequest(db, { ideaId, device: 'device', at: new Date() }),
  waitingFreeRequests: (db) => freeRequests.waitingFreeRequests(db, profileId),
  addRejectedIdeas: (db) => profiles.addRejectedIdeas(db, profileId, ['a kite']),
  deleteProfileRow: (db) => profiles.deleteProfileRow(db, profileId),
  namesOfProfiles: (db) => profiles.namesOfProfiles(db, 'rosa'),

  sharedGathering: (db) => gatherings.sharedGathering(db, GATHERING),
  gatheringById: (db) => gatherings.gatheringById(db, gatheringId),
  gatheringWithProfile: (db) => gatherings.gatheringWithProfile(db, GATHERING, SLUG),
  gatheringsOf: (db) => gatherings.gatheringsOf(db, 'rosa'),
  gatheringsForExport: (db) => gatherings.gatheringsForExport(db, 'rosa'),
  lockedGatheringCount: (db) => gatherings.lockedGatheringCount(db, 'rosa'),
  insertGathering: (db) => gatherings.insertGathering(db, gatheringRow('easter-23456789abcd')),
  updateGathering: (db) => gatherings.updateGathering(db, gatheringId, 1, GATHERING_FIELDS),
  replaceProfilesOf: (db) =>
    gatherings.replaceProfilesOf(db, { id: gatheringId, ownerId: 'rosa', profileIds: [profileId] }),
  gatheringIdsOf: (db) => gatherings.gatheringIdsOf(db, profileId),
  gatheringSlugsOf: (db) => gatherings.gatheringSlugsOf(db, profileId),
  addToGathering: async (db) => {
    await gatherings.replaceProfilesOf(db, { id: gatheringId, ownerId: 'rosa', profileIds: [] })
    await gatherings.addToGathering(db, gatheringId, profileId)
  },
  updateGatheringSlug: (db) =>
    gatherings.updateGatheringSlug(db, gatheringId, 'easter-23456789abcd', new Date(0)),
  deleteGatheringRow: (db) => gatherings.deleteGatheringRow(db, gatheringId),
  removeProfilesOf: (db) => gatherings.removeProfilesOf(db, gatheringId, 'rosa'),
  removeProfile: (db) => gatherings.removeProfile(db, gatheringId, profileId),
  lockedGathering: (db) => gatherings.lockedGathering(db, gatheringId),
  participantsOf: (db) => draws.participantsOf(db, gatheringId),
  exclusionsOf: (db) => draws.exclusionsOf(db, gatheringId),
  insertParticipants: (db) => draws.insertParticipants(db, gatheringId, [participant('Mira')]),
  updateParticipant: (db) => draws.updateParticipant(db, participantIds[0], participant('Mira')),
  deleteParticipant: (db) => draws.deleteParticipant(db, gatheringId, participantIds[0]),
  insertExclusion: (db) => draws.insertExclusion(db, participantIds),
  deleteExclusion: (db) => draws.deleteExclusion(db, participantIds),
  updateBudget: (db) => draws.updateBudget(db, gatheringId, 'about 25 €'),
  storeDraw: (db) => draws.storeDraw(db, gatheringId, new Map([participantIds]), now),
  forgetDraw: (db) => draws.forgetDraw(db, gatheringId),
  updateDrawLink: (db) => draws.updateDrawLink(db, participantIds[0], 'another link', now),
  updateLinksMailed: (db) => draws.updateLinksMailed(db, [linkOf('Rosa')], now),
  drawOfLink: (db) => draws.drawOfLink(db, linkOf('Rosa')),
  openDraw: (db) => draws.openDraw(db, linkOf('Rosa'), { device: 'phone', at: now, move: true }),
  gatheringByInvitation: (db) => members.gatheringByInvitation(db, GATHERING),
  updateInvitation: (db) => members.updateInvitation(db, gatheringId, 'easter-23456789abcd'),
  insertMember: (db) => members.insertMember(db, gatheringId, 'rosa', now),
  deleteMember: (db) => members.deleteMember(db, gatheringId, 'rosa'),
  membersOf: (db) => members.membersOf(db, gatheringId),
  passGatheringTo: (db) => members.passGatheringTo(db, gatheringId, 'rosa'),
  gatheringIdsWith: (db) => members.gatheringIdsWith(db, 'rosa'),
  setGatheringTakedown: (db) => gatherings.setGatheringTakedown(db, GATHERING, null),

  ideasOfProfile: (db) => ideas.ideasOfProfile(db, profileId),
  lockList: (db) => ideas.lockList(db, profileId),
  storeList: async (db) => {
    const before = await ideas.ideasOfProfile(db, profileId)
    const [kite, lamp] = before
    if (!kite || !lamp) throw new Error('no list')
    // One goes, two swap their texts, one is new.
    const swapped = [
      { ...kite, text: lamp.text },
      { ...lamp, text: kite.text },
    ]
    await ideas.storeList(db, profileId, before, [...swapped, ...list('a harp')])
  },
  markTaken: (db) => ideas.markTaken(db, { id: ideaId, profileId, at: now, by: 'device' }),
  markAvailable: async (db) => {
    await ideas.markAvailable(db, profileId, { id: ideaId })
    await ideas.markAvailable(db, profileId, { device: 'device' })
    await ideas.markAvailable(db, profileId, {})
  },

  giversOfProfile: (db) => giverNames.giversOfProfile(db, profileId),
  giverName: (db) => giverNames.giverName(db, ideaId, 'device'),
  storeGiverName: async (db) => {
    await giverNames.storeGiverName(db, { ideaId, device: 'device', name: 'Eva' })
    await giverNames.storeGiverName(db, { ideaId, device: 'device', name: '' })
  },
  giftsOfDevice: (db) => gifts.giftsOfDevice(db, 'device'),
  otherGiftsOf: async (db) => {
    await otherGifts.otherGiftsOf(db, profileId)
    await otherGifts.otherGiftsOf(db, profileId, 'device')
  },
  insertOtherGift: (db) =>
    otherGifts.insertOtherGift(
      db,
      { profileId, device: 'device', text: 'a harp', at: now },
      { ofList: 2, ofDevice: 2 },
    ),
  deleteOtherGifts: (db) => otherGifts.deleteOtherGifts(db, profileId),
  deleteOtherGift: (db) => otherGifts.deleteOtherGift(db, { id: TEMPORARY_ID, profileId }),

  mailChoicesOf: (db) => choices.mailChoicesOf(db, 'rosa'),
  storeMailChoices: (db) => choices.storeMailChoices(db, 'rosa', CHOICES, now),
  endMails: (db) => choices.endMails(db, 'rosa', 'news'),
  claimNews: (db) => choices.claimNews(db, 'rosa', { day: '2026-11-21', until: soon }),
  listNews: (db) => news.listNews(db, 'rosa', { since: now, until: soon }),
  claimReminder: (db) =>
    reminders.claimReminder(db, { profileId, kind: 'one_week', occasionDate: '2026-12-12', at: now }),

  storeUndoStep: (db) =>
    undo.storeUndoStep(db, { ownerId: 'rosa', profileId, change: { removed: [], instead: [] }, at: now }),
  deleteUndoStep: (db) => undo.deleteUndoStep(db, profileId),
  takeUndoStep: (db) => undo.takeUndoStep(db, { id: TEMPORARY_ID, ownerId: 'rosa', since: now }),
  wholeProfile: (db) => undo.wholeProfile(db, profileId),
  restoreProfile: async (db) => {
    const deleted = await undo.wholeProfile(db, profileId)
    await profiles.deleteProfileRow(db, profileId)
    if (deleted) await undo.restoreProfile(db, deleted)
  },

  queueMail: (db) => mail.queueMail(db, EMAIL, { kind: 'verify_email', link: 'http://localhost:3000/' }),
  deleteMail: (db) => mail.deleteMail(db, TEMPORARY_ID),
  postponeMail: (db) => mail.postponeMail(db, TEMPORARY_ID, { now, dueAt: soon, putOff: false }),
  prolongLease: (db) => mail.prolongLease(db, TEMPORARY_ID, soon),

  insertQuiz: (db) => quizzes.insertQuiz(db, quiz('another')),
  quizById: (db) => quizzes.quizById(db, QUIZ),
  setQuizTakedown: (db) => quizzes.setQuizTakedown(db, QUIZ, null),
  answerOnce: (db) => quizzes.answerOnce(db, QUIZ, 'AAAAAAAA', now),
  deleteQuiz: (db) => quizzes.deleteQuiz(db, QUIZ),

  waitingReset: (db) => resets.waitingReset(db, EMAIL, now),
  replacePasswordReset: (db) =>
    resets.replacePasswordReset(db, EMAIL, { id: TEMPORARY_ID, tokenHash: 'another', expiresAt: soon }),
  endPasswordResets: (db) => resets.endPasswordResets(db, 'rosa'),
  addressOfReset: (db) => resets.addressOfReset(db, TOKEN_HASH, now),
  takePasswordReset: (db) => resets.takePasswordReset(db, TOKEN_HASH, now),
}

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

/** What better-auth and the limiter ask on their own, by the real clock. */
const OF_OTHERS: Record<string, Ask> = {
  'starting a session': (db) => authOn(db).startSession('rosa', asking()),
  'asking who is signed in': (db) => authOn(db).signedIn(asking()),
  'extending a session': (db) => askingWithSessionUntil(db, new Date(Date.now() + DAY_MS)),
  'ending a session that ran out': (db) => askingWithSessionUntil(db, new Date(0)),
  'signing out': (db) => authOn(db).signOut(asking()),
  'counting for a limit': (db) => limitsOn(db).count('failures', EMAIL),
  'forgetting what was counted': (db) => limitsOn(db).forget('failures', EMAIL),
}

const authOn = (db: Database): Auth =>
  createAuth(db, {
    publicUrl: 'http://localhost:3000',
    secret: 'a'.repeat(32),
    passwords: quickPasswords,
  })
const limitsOn = (db: Database) => createDatabaseLimits(db, (text) => text)
const asking = () => new Request('http://localhost:3000/portal', { headers: { cookie } })

async function askingWithSessionUntil(db: Database, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, 'rosa'))
  return authOn(db).signedIn(asking())
}

test('every query there is is asked here', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
  const names = Object.values(modules).flatMap((module) =>
    Object.keys(module).filter((name) => typeof module[name] === 'function'),
  )
  expect(Object.keys({ ...BY_KEY, ...BY_TIME }).toSorted()).toEqual(names.toSorted())
})

async function scans(ask: Ask) {
  const sent = await sentBy(world, ask)
  expect(sent).not.toEqual([])
  return (await Promise.all(sent.map((statement) => scansOf(world, statement)))).flat()
}

test.each(Object.entries({ ...BY_KEY, ...OF_OTHERS }))('%s goes straight to its rows', async (_, ask) => {
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
