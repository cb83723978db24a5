import { done, type Outcome } from '#app/domain/outcome.ts'
import { deleteSession } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'
import type { SignedInViewer } from '#app/server/request/viewer.ts'

/** Ends a session (specification 4), so that a copy of its cookie opens nothing either. Answers the cookies to clear. */
export async function signOut(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  viewer: SignedInViewer | null,
  request: Request,
): Promise<Outcome<string[]>> {
  // Ourselves: the library answers well also when the session could not be deleted.
  if (viewer) await deleteSession(db, viewer.sessionId)
  return done(await auth.signOut(request))
}
