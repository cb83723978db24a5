import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { keepTemporaryProfile } from '#app/server/commands/keep-temporary-profile.ts'
import { accountIdOf, forgetKept, keptForLater } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves what somebody filled in before they signed in (specification 4): the profile that came along with the form,
 * and one that could not be saved when the address was verified. Each is saved once, whatever comes twice.
 */
export async function keepProfilesAtSignIn(
  { db, random }: Pick<Services, 'db' | 'random'>,
  email: string,
  carried: TemporaryProfile | undefined,
): Promise<void> {
  const ownerId = await accountIdOf(db, email)
  if (ownerId === undefined) return
  if (carried) await keepTemporaryProfile({ db, random }, ownerId, carried)
  const waiting = await keptForLater(db, email)
  if (!waiting) return
  await keepTemporaryProfile({ db, random }, ownerId, waiting.profile)
  await forgetKept(db, waiting.id)
}
