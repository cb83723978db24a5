import { roomForProfile } from '#app/domain/accounts/account.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import { lockedAccountUsage } from '#app/server/queries/accounts.ts'
import { insertTemporaryProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves a profile that was filled in before signing in, as incomplete (specification 4). Answers its id; null when it
 * was saved already, or the account has one with the same name, occasion type and date. Refused: as `roomForProfile`.
 */
export function keepTemporaryProfile(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  ownerId: string,
  { id, language, profile }: TemporaryProfile,
): Promise<Outcome<string | null>> {
  return db.transaction(async (tx) => {
    const room = roomForProfile(await lockedAccountUsage(tx, ownerId), env)
    if (!room.ok) return room
    const slug = newSlug(profile.recipient_name, random)
    const row = { ...profile, language, temporary_id: id, created_by: ownerId, slug }
    return done(await insertTemporaryProfile(tx, row))
  })
}
