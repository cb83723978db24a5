import { done, type Outcome } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { keepTemporaryProfileInRoom } from '#app/server/commands/keep-temporary-profile.ts'
import { accountIdOf, clearWaitingProfile, waitingProfileOf } from '#app/server/queries/accounts.ts'
import { newestProfileWithoutIdeas } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves profiles filled in before signing in (specification 4): the one posted with the form, and one that could not be
 * saved when the address was verified. Each is saved once, however often it is posted.
 * Answers the profile that waits for its ideas, if one was posted or `waits` says so. Refused: as `roomForProfile`; the
 * profile stays where it is.
 */
export async function keepProfilesAtSignIn(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  email: string,
  carried: TemporaryProfile | undefined,
  { waits = false } = {},
): Promise<Outcome<{ waiting: { id: string } | null }>> {
  const ownerId = await accountIdOf(db, email)
  if (ownerId === undefined) return done({ waiting: null })
  const keep = (temporary: TemporaryProfile) =>
    keepTemporaryProfileInRoom({ db, random, env }, ownerId, temporary)
  const saved = carried ? await keep(carried) : done(null)
  if (!saved.ok) return saved
  const unsaved = await waitingProfileOf(db, email)
  if (unsaved) {
    const caughtUp = await keep(unsaved.profile)
    if (!caughtUp.ok) return caughtUp
    await clearWaitingProfile(db, unsaved.id)
  }
  const asked = waits || carried !== undefined || unsaved !== undefined
  return done({ waiting: asked ? await newestProfileWithoutIdeas(db, ownerId) : null })
}
