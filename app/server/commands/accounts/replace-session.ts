import { deleteSession } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/** Opens a session in place of the browser's (specification 4), which ends. Answers the cookies of the new one. */
export async function replaceSession(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  request: Request,
  open: () => Promise<string[]>,
): Promise<string[]> {
  const before = await auth.signedIn(request, { extend: false })
  const cookies = await open()
  if (before) await deleteSession(db, before.sessionId)
  return cookies
}
