import { roomForProfile } from '#app/domain/accounts/account.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import { lockedAccountUsage } from '#app/server/queries/accounts.ts'
import {
  insertProfile,
  insertTemporaryProfile,
  updateProfile as update,
  deleteProfileRow,
} from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner, OwnedProfile } from '#app/server/request/viewer.ts'
import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { HIDEABLE } from '#app/domain/profiles/gift-profile.ts'
import { withShop, copiedList } from '#app/domain/ideas/gift-suggestions.ts'
import { type Shop, shopOf } from '#app/domain/ideas/shop.ts'
import { ideasOfProfile, lockList, storeList } from '#app/server/queries/ideas.ts'
import { revealingIdeas } from '#app/ideas/of-profile.ts'
import { removalFrom } from '#app/domain/ideas/list-change.ts'
import { nextOccasion } from '#app/domain/profiles/next-occasion.ts'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { storeUndoStep, wholeProfile } from '#app/server/queries/undo-steps.ts'

/** Stores a new gift profile as incomplete (specification 4, 7). Answers id and slug. Refused: as `roomForProfile`. */
export function createProfile(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  owner: Owner,
  fields: GiftProfileFields,
): Promise<Outcome<{ id: string; slug: string }>> {
  return db.transaction(async (tx) => {
    const room = roomForProfile(await lockedAccountUsage(tx, owner.id), env)
    if (!room.ok) return room
    const slug = newSlug(fields.recipient_name, random)
    return done(await insertProfile(tx, { ...fields, created_by: owner.id, slug }))
  })
}

/**
 * Saves a profile that was filled in before signing in, as incomplete (specification 4). Answers its id; null when it
 * was saved already, or the account has one with the same name, occasion type and date. Refused: as `roomForProfile`.
 */
export function keepTemporaryProfile(
  { db, random, env }: Pick<Services, 'db' | 'random' | 'env'>,
  ownerId: string,
  { id, profile }: TemporaryProfile,
): Promise<Outcome<string | null>> {
  return db.transaction(async (tx) => {
    const room = roomForProfile(await lockedAccountUsage(tx, ownerId), env)
    if (!room.ok) return room
    const slug = newSlug(profile.recipient_name, random)
    return done(await insertTemporaryProfile(tx, { ...profile, temporary_id: id, created_by: ownerId, slug }))
  })
}

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

/**
 * Copies a profile for the next occasion: its fields and the ideas that nobody has taken, incomplete, with a link of its
 * own. Under a surprise all ideas come along: what is missing would tell what was taken. Answers its id and slug, and
 * the id by which `undo` brings the left out ideas. Refused: as `roomForProfile`; 'profile_taken_down'.
 */
export function duplicateProfile(
  { db, clock, random, shops, env }: Pick<Services, 'db' | 'clock' | 'random' | 'shops' | 'env'>,
  profile: OwnedProfile,
): Promise<Outcome<{ id: string; slug: string; undo: string | null }>> {
  const {
    id,
    status: _,
    version: __,
    ideas_version: ___,
    created_at: ____,
    takes_paused: _____,
    takedown_reason,
    ...fields
  } = profile
  if (takedown_reason !== null) return Promise.resolve(refused('profile_taken_down'))
  return db.transaction(async (tx) => {
    const room = roomForProfile(await lockedAccountUsage(tx, profile.created_by), env)
    if (!room.ok) return room
    const list = await ideasOfProfile(tx, id)
    const { today } = await ownerToday({ db: tx, clock }, profile.created_by)
    const copy = await insertProfile(tx, {
      ...fields,
      slug: newSlug(fields.recipient_name, random),
      occasion_date: nextOccasion(fields.occasion_date, today),
    })
    if (list.length === 0) return done({ ...copy, undo: null })
    await storeList(tx, copy.id, [], copiedList(list, shopOf(shops, profile.shop)))
    const isLeftOut = list.map(({ takenAt }) => takenAt !== null && !profile.keep_surprise)
    if (!isLeftOut.includes(true)) return done({ ...copy, undo: null })
    const whole = await ideasOfProfile(tx, copy.id)
    const kept = whole.filter((_idea, place) => !isLeftOut[place])
    await storeList(tx, copy.id, whole, kept)
    const undo = await storeUndoStep(tx, {
      ownerId: profile.created_by,
      profileId: copy.id,
      change: removalFrom(whole, kept),
      at: clock.now(),
    })
    return done({ ...copy, undo })
  })
}

/** Deletes a profile (specification 7); open pages close. Answers the id of `undo`, null when it is gone already. */
export async function deleteProfile(
  { db, live, clock, log }: Pick<Services, 'db' | 'live' | 'clock' | 'log'>,
  profile: OwnedProfile,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const deleted = await wholeProfile(tx, profile.id)
    if (!deleted) return null
    await deleteProfileRow(tx, profile.id)
    await live.publish(tx, { slug: profile.slug })
    log.info({ owner: profile.created_by, profile: profile.id }, 'profile deleted')
    return storeUndoStep(tx, {
      ownerId: profile.created_by,
      profileId: profile.id,
      change: deleted,
      at: clock.now(),
    })
  })
}
