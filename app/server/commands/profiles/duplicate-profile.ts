import { roomForProfile } from '#app/domain/accounts/account.ts'
import { copiedList } from '#app/domain/ideas/gift-suggestions.ts'
import { removalFrom } from '#app/domain/ideas/list-change.ts'
import { nextOccasion } from '#app/domain/profiles/next-occasion.ts'
import { shopOf } from '#app/domain/ideas/shop.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import { ownerToday } from '#app/server/commands/mails/mail-choices.ts'
import { lockedAccountUsage } from '#app/server/queries/accounts/accounts.ts'
import { insertProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile, storeList } from '#app/server/queries/ideas.ts'
import { storeUndoStep } from '#app/server/queries/undo-steps.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

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
