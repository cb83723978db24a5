import type { GiftProfileFields } from '#app/domain/gift-profile-form.ts'
import { newSlug } from '#app/domain/slug.ts'
import { insertProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/viewer.ts'

/** Stores a new gift profile of `owner` as incomplete (specification 4, 7). Answers its id and public slug. */
export function createProfile(
  { db, random }: Pick<Services, 'db' | 'random'>,
  owner: Owner,
  fields: GiftProfileFields,
): Promise<{ id: string; slug: string }> {
  return insertProfile(db, { ...fields, created_by: owner.id, slug: newSlug(fields.recipient_name, random) })
}
