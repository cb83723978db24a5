import { done, type Outcome } from '#app/domain/outcome.ts'
import { endEmailChanges } from '#app/server/queries/email-changes.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Cancels a change of address: its links end, and the account keeps its address. */
export async function cancelEmailChange({ db }: Pick<Services, 'db'>, owner: Owner): Promise<Outcome<null>> {
  await endEmailChanges(db, owner.id)
  return done(null)
}
