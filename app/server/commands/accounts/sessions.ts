import { done, type Outcome } from '#app/domain/outcome.ts'
import { endSessions, deleteSession } from '#app/server/queries/sessions.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner, SignedInViewer } from '#app/server/request/viewer.ts'

/** Signs an owner out everywhere but where they ask from. */
export async function endOtherSessions({ db }: Pick<Services, 'db'>, owner: Owner): Promise<Outcome<null>> {
  await endSessions(db, owner.id, owner.sessionId)
  return done(null)
}

/** Ends a session (specification 4), so that a copy of its cookie opens nothing either. Answers the cookies to clear. */
export async function signOut(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  viewer: SignedInViewer | null,
): Promise<Outcome<string[]>> {
  if (viewer) await deleteSession(db, viewer.sessionId)
  return done(auth.forgetSession())
}

type StartedSession = Awaited<ReturnType<Services['auth']['startSession']>>

/** Opens a session in place of the browser's (specification 4), which ends. Answers the new one. */
export async function replaceSession(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  request: Request,
  open: () => Promise<StartedSession>,
): Promise<StartedSession> {
  const before = await auth.signedIn(request, { extend: false })
  const session = await open()
  if (before) await deleteSession(db, before.sessionId)
  return session
}
