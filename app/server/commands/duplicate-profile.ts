import { dayOf } from '#app/domain/countdown.ts'
import { freshList } from '#app/domain/gift-suggestions.ts'
import { nextOccasion } from '#app/domain/next-occasion.ts'
import { newSlug } from '#app/domain/slug.ts'
import { insertProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile, storeList } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Copies a profile for the next occasion: the same fields and ideas, none of them taken,
 * a year or more later, incomplete, with a link of its own. Answers its id and slug.
 */
export function duplicateProfile(
  { db, clock, random, shop }: Pick<Services, 'db' | 'clock' | 'random' | 'shop'>,
  profile: OwnedProfile,
): Promise<{ id: string; slug: string }> {
  const { id, status: _, version: __, ideas_version: ___, created_at: ____, ...fields } = profile
  return db.transaction(async (tx) => {
    const list = await ideasOfProfile(tx, id)
    const copy = await insertProfile(tx, {
      ...fields,
      slug: newSlug(fields.recipient_name, random),
      occasion_date: nextOccasion(fields.occasion_date, dayOf(clock.now())),
    })
    if (list.length > 0) await storeList(tx, copy.id, [], freshList(list, shop))
    return copy
  })
}
