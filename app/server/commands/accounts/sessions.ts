import { SESSIONS_PER_ACCOUNT } from '#app/domain/accounts/account.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { storeLanguage } from '#app/server/queries/accounts/accounts.ts'
import { deleteSession, endOldSessions, endSessions } from '#app/server/queries/accounts/sessions.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner, SignedInViewer } from '#app/server/request/viewer.ts'

/** Signs an owner out on another device of theirs, or on all others. */
export async function endOtherSessions(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  sessionId?: string,
): Promise<Outcome<null>> {
  await endSessions(db, owner.id, { except: owner.sessionId, only: sessionId })
  return done(null)
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

type StartedSession = Awaited<ReturnType<Services['auth']['startSession']>>

interface ProvedOwner {
  account: string
  /** How they proved to be that. */
  by: 'password' | 'mailed code' | 'passkey' | 'provider' | 'link of a sign-up' | 'link of a reset'
  /** In which the account's mails are written from now on, if one was chosen in this browser. */
  language?: string | undefined
}

/**
 * Begins a session of an account whose owner proved to be that, the only way there is (specification 4). The one that the
 * browser had ends, and of the account's the oldest beyond a hundred; `db` may be a transaction. Answers its id and the
 * cookies to set.
 */
export async function openSession(
  { db, auth, log }: Pick<Services, 'db' | 'auth' | 'log'>,
  { account, by, language }: ProvedOwner,
  request: Request,
): Promise<StartedSession> {
  const before = await auth.signedIn(request, { extend: false, within: db })
  const session = await auth.startSession(account, request, db)
  if (before) await deleteSession(db, before.sessionId)
  await endOldSessions(db, account, SESSIONS_PER_ACCOUNT)
  if (language) await storeLanguage(db, account, language)
  log.info({ owner: account, by }, 'signed in')
  return session
}
