import type { GiftProfileFields } from '#app/domain/gift-profile-form.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { updateProfile as update } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Stores edited fields of a profile and publishes the change (specification 5). `editedVersion` is the version the form
 * was filled from. Refused with 'changed_meanwhile' when another edit was saved since.
 */
export async function updateProfile(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  editedVersion: number,
  fields: GiftProfileFields,
): Promise<Outcome<null>> {
  // Also what no version can be: the database would choke on it.
  if (editedVersion !== profile.version) return refused('changed_meanwhile')
  return db.transaction(async (tx) => {
    if (!(await update(tx, profile.id, editedVersion, fields))) return refused('changed_meanwhile')
    await live.publish(tx, { slug: profile.slug })
    return done(null)
  })
}
