import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { newSlug } from '#app/domain/slug.ts'
import { insertTemporaryProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves a profile that was filled in before signing in, as incomplete (specification 4). Nothing happens when this
 * very one was saved already, or when the account has a profile with the same name, occasion type and date.
 */
export async function keepTemporaryProfile(
  { db, random }: Pick<Services, 'db' | 'random'>,
  ownerId: string,
  { id, profile }: TemporaryProfile,
): Promise<void> {
  await insertTemporaryProfile(db, {
    ...profile,
    temporary_id: id,
    created_by: ownerId,
    slug: newSlug(profile.recipient_name, random),
  })
}
