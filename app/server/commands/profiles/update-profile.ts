import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { withShop } from '#app/domain/ideas/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { type Shop, shopOf } from '#app/domain/ideas/shop.ts'
import { deleteRequestsForGone } from '#app/server/queries/free-requests.ts'
import { ideasOfProfile, lockList, storeList } from '#app/server/queries/ideas.ts'
import { updateProfile as update } from '#app/server/queries/gift-profiles.ts'
import { revealingIdeas } from '#app/ideas/of-profile.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/**
 * Stores edited fields of a profile (specification 5); another shop changes the links of the list at once. Answers
 * whether ideas tell what this edit hid. Refused: 'changed_meanwhile' when `editedVersion` is no longer the latest.
 */
export async function updateProfile(
  { db, live, shops }: Pick<Services, 'db' | 'live' | 'shops'>,
  profile: OwnedProfile,
  editedVersion: number,
  fields: GiftProfileFields,
): Promise<Outcome<{ reveals: boolean }>> {
  // Also what no version can be: the database would choke on it.
  if (editedVersion !== profile.version) return refused('changed_meanwhile')
  return db.transaction(async (tx) => {
    if (!(await update(tx, profile.id, editedVersion, fields))) return refused('changed_meanwhile')
    const shop = shopOf(shops, fields.shop === undefined ? profile.shop : fields.shop)
    if (shop !== shopOf(shops, profile.shop)) await leadToShop(tx, profile.id, shop)
    // Kept for the surprise alone, and for nothing after it.
    if (!fields.keep_surprise) await deleteRequestsForGone(tx, { profileId: profile.id })
    await live.publish(tx, { slug: profile.slug })
    const hides = HIDEABLE.some(({ name, shown }) => name !== 'ageGroup' && profile[shown] && !fields[shown])
    return done({ reveals: hides && revealingIdeas(fields, await ideasOfProfile(tx, profile.id)).length > 0 })
  })
}

/** The searches for a profile's ideas, in another shop; a product's own link stays. */
async function leadToShop(tx: Services['db'], profileId: string, shop: Shop): Promise<void> {
  const list = await lockList(tx, profileId)
  if (!list || list.ideas.length === 0) return
  await storeList(
    tx,
    profileId,
    list.ideas,
    list.ideas.map((idea) => withShop(idea, shop)),
  )
}
