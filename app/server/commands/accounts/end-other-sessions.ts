import { done, type Outcome } from '#app/domain/outcome.ts'
import { endSessions } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Signs an owner out everywhere but where they ask from. */
export async function endOtherSessions({ db }: Pick<Services, 'db'>, owner: Owner): Promise<Outcome<null>> {
  await endSessions(db, owner.id, owner.sessionId)
  return done(null)
}
