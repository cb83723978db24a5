import { SESSIONS_PER_ACCOUNT } from '#app/domain/accounts/account.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { storeLanguage } from '#app/server/queries/accounts/accounts.ts'
import {
  deleteSecondStep,
  endRemembered,
  endSecondSteps,
  secondFactorOf,
} from '#app/server/queries/accounts/second-factors.ts'
import { deleteSession, endOldSessions, endSessions } from '#app/server/queries/accounts/sessions.ts'
import { endSignInCodes } from '#app/server/queries/accounts/sign-in-codes.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner, SignedInViewer } from '#app/server/request/viewer.ts'

/** Signs an owner out on another device of theirs, or on all others, as `endElsewhere`. Refuses nothing. */
export async function endOtherSessions(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  sessionId?: string,
): Promise<Outcome<null>> {
  await db.transaction((tx) => endElsewhere(tx, owner.id, { except: owner.sessionId, only: sessionId }))
  return done(null)
}

/**
 * Ends what others may have begun of an account, in a transaction: the mailed code, sign-ins that wait for their second
 * step, browsers that are not asked for it, and sessions but that of `except`, or `only` one. All that changes the ways to
 * sign in does so.
 */
export async function endElsewhere(
  tx: Services['db'],
  userId: string,
  which: { except?: string | undefined; only?: string | undefined },
): Promise<void> {
  await endSignInCodes(tx, userId)
  await endSecondSteps(tx, userId)
  await endRemembered(tx, userId)
  await endSessions(tx, userId, which)
}

/**
 * Ends a session (specification 4), so that a copy of its cookie opens nothing either. Answers the cookies to clear, and
 * where the one at the provider ends that this one began with.
 */
export async function signOut(
  { db, auth, provider }: Pick<Services, 'db' | 'auth' | 'provider'>,
  viewer: SignedInViewer | null,
): Promise<Outcome<{ cookies: string[]; next: string | null }>> {
  const issuer = viewer && (await deleteSession(db, viewer.sessionId))
  const next = provider && issuer === provider.issuer ? await provider.signOutAddress() : null
  return done({ cookies: auth.forgetSession(), next })
}

/** Whether an account's second factor is asked for after each way in; 'second step' is after it was. */
const ASKS_SECOND_STEP = {
  password: true,
  'mailed code': true,
  'link of a sign-up': true,
  'link of a reset': true,
  passkey: false,
  provider: false,
  'second step': false,
}

export interface Opened {
  /** Of the session, or of the sign-in that waits for its second step. */
  id: string
  cookies: string[]
  asksSecondStep: boolean
}

interface ProvedOwner {
  account: string
  /** How they proved to be that. */
  by: keyof typeof ASKS_SECOND_STEP
  /** When; now unless it is said. */
  at?: Date
  /** In which the account's mails are written from now on, if one was chosen in this browser. */
  language?: string | undefined
}

/**
 * Begins a session of an account whose owner proved to be that, the only way there is (specification 4). The one that the
 * browser had ends, and of the account's the oldest beyond a hundred; `db` may be a transaction. Where the account has a
 * second factor that has to be asked for, none begins, and its place is taken by a sign-in that waits ten minutes for
 * `passSecondStep` in this browser.
 */
export async function openSession(
  { db, auth, log }: Pick<Services, 'db' | 'auth' | 'log'>,
  { account, by, at, language }: ProvedOwner,
  request: Request,
): Promise<Opened> {
  const factor = ASKS_SECOND_STEP[by] ? await secondFactorOf(db, account) : undefined
  if (factor && !auth.isRemembered(request, factor.mark)) {
    log.info({ owner: account, by }, 'asked for the second step')
    return { ...(await auth.startSecondStep(account, db)), asksSecondStep: true }
  }
  const before = await auth.signedIn(request, { extend: false, within: db })
  const session = await auth.startSession(account, request, { within: db, provedAt: at })
  if (before) await deleteSession(db, before.sessionId)
  await endOldSessions(db, account, SESSIONS_PER_ACCOUNT)
  if (language) await storeLanguage(db, account, language)
  log.info({ owner: account, by }, 'signed in')
  return { ...session, asksSecondStep: false }
}

/** Ends at once what was opened. */
export async function takeBack(db: Services['db'], { id, asksSecondStep }: Opened): Promise<void> {
  await (asksSecondStep ? deleteSecondStep(db, id) : deleteSession(db, id))
}
