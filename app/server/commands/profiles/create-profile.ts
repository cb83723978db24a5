import { roomForProfile } from '#app/domain/accounts/account.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import { lockedAccountUsage } from '#app/server/queries/accounts.ts'
import { insertProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Stores a new gift profile, made in `language`, as incomplete (specification 4, 7). Answers id and slug. Refused: as `roomForProfile`. */
export function createProfile(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  owner: Owner,
  { language, fields }: { language: string; fields: GiftProfileFields },
): Promise<Outcome<{ id: string; slug: string }>> {
  return db.transaction(async (tx) => {
    const room = roomForProfile(await lockedAccountUsage(tx, owner.id), env)
    if (!room.ok) return room
    const slug = newSlug(fields.recipient_name, random)
    return done(await insertProfile(tx, { ...fields, language, created_by: owner.id, slug }))
  })
}
