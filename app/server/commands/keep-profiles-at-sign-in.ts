import { done, type Outcome } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { keepTemporaryProfileInRoom } from '#app/server/commands/keep-temporary-profile.ts'
import { accountIdOf, forgetKept, keptForLater } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves what somebody filled in before they signed in (specification 4): the profile that came along with the form,
 * and one that could not be saved when the address was verified. Each is saved once, whatever comes twice.
 * Refused: as `roomForProfile`; then it waits where it is.
 */
export async function keepProfilesAtSignIn(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  email: string,
  carried: TemporaryProfile | undefined,
): Promise<Outcome<null>> {
  const ownerId = await accountIdOf(db, email)
  if (ownerId === undefined) return done(null)
  const keep = (temporary: TemporaryProfile) =>
    keepTemporaryProfileInRoom({ db, random, env }, ownerId, temporary)
  const kept = carried ? await keep(carried) : done(null)
  if (!kept.ok) return kept
  const waiting = await keptForLater(db, email)
  if (!waiting) return done(null)
  const caughtUp = await keep(waiting.profile)
  if (caughtUp.ok) await forgetKept(db, waiting.id)
  return caughtUp
}
