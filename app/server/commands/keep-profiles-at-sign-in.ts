import { done, type Outcome } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { keepTemporaryProfileInRoom } from '#app/server/commands/keep-temporary-profile.ts'
import { accountIdOf, clearWaitingProfile, waitingProfileOf } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves profiles filled in before signing in (specification 4): the one posted with the form, and one that could not be
 * saved when the address was verified. Each is saved once, however often it is posted.
 * Refused: as `roomForProfile`; the profile stays where it is.
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
  const saved = carried ? await keep(carried) : done(null)
  if (!saved.ok) return saved
  const waiting = await waitingProfileOf(db, email)
  if (!waiting) return done(null)
  const caughtUp = await keep(waiting.profile)
  if (caughtUp.ok) await clearWaitingProfile(db, waiting.id)
  return caughtUp
}
