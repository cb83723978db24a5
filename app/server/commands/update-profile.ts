import type { GiftProfileFields } from '#app/domain/gift-profile-form.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import { updateProfile as update } from '#app/server/queries/gift-profiles.ts'
import { tellingIdeas } from '#app/server/generator/port.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

const HIDEABLE = ['show_hobbies', 'show_preferences', 'show_notes'] as const

/**
 * Stores edited fields of a profile and publishes the change (specification 5). `editedVersion` is the version the form
 * was filled from. Answers whether ideas of the list tell what this edit hid. Refused with 'changed_meanwhile' when another edit was saved since.
 */
export async function updateProfile(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  editedVersion: number,
  fields: GiftProfileFields,
): Promise<Outcome<{ tells: boolean }>> {
  // Also what no version can be: the database would choke on it.
  if (editedVersion !== profile.version) return refused('changed_meanwhile')
  return db.transaction(async (tx) => {
    if (!(await update(tx, profile.id, editedVersion, fields))) return refused('changed_meanwhile')
    await live.publish(tx, { slug: profile.slug })
    const hides = HIDEABLE.some((shown) => profile[shown] && !fields[shown])
    return done({ tells: hides && tellingIdeas(fields, await ideasOfProfile(tx, profile.id)).length > 0 })
  })
}
