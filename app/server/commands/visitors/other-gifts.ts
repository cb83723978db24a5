import { OTHER_GIFTS } from '#app/domain/visitors/giver-limits.ts'
import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { isSurprised, openTo, type OtherGift, type Viewer } from '#app/domain/profiles/visibility.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import {
  deleteOtherGift,
  deleteOtherGifts,
  insertOtherGift,
  otherGiftsOf,
} from '#app/server/queries/visitor-words.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

interface Writer {
  slug: string
  /** The opaque token of the device that writes. */
  device: string
}

/** What this device gives beside a list. Refused: as `openTo`; 'would_spoil_surprise'; 'other_gifts_off'. */
export async function ownOtherGifts(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { slug, device }: Writer,
): Promise<Outcome<{ profileId: string; name: string; paused: boolean; gifts: OtherGift[] }>> {
  const open = openTo(viewer, (await sharedProfile(db, slug))?.profile)
  if (!open.ok) return refused(open.code)
  const { id: profileId, recipient_name: name, takes_paused: paused, accepts_other_gifts: on } = open.profile
  if (isSurprised(viewer, open.profile)) return refused('would_spoil_surprise')
  if (!on) return refused('other_gifts_off')
  return done({ profileId, name, paused, gifts: await otherGiftsOf(db, profileId, device) })
}

/**
 * Says that somebody gives what is not on a shared list, to all who see it; again on the same device, once. Refused: as `ownOtherGifts`;
 * 'takes_paused'; 'too_many_other_gifts'; 'other_gifts_full' beyond 50 of a list or 5 of a device.
 */
export async function addOtherGift(
  services: Pick<Services, 'db' | 'live' | 'limits' | 'clock'>,
  viewer: Viewer,
  { text, client, ...writer }: Writer & { text: string; client: string },
): Promise<Outcome<null>> {
  const { db, live, limits, clock } = services
  const wait = await limits.count('other_gifts', client)
  if (wait !== undefined) return refusedFor('too_many_other_gifts', wait)
  const own = await ownOtherGifts(services, viewer, writer)
  if (!own.ok) return own
  const { profileId, paused, gifts } = own.value
  if (gifts.some((gift) => gift.text === text)) return done(null)
  if (paused) return refused('takes_paused')
  return db.transaction(async (tx) => {
    const gift = { profileId, device: writer.device, text, at: clock.now() }
    if (!(await insertOtherGift(tx, gift, OTHER_GIFTS))) return refused('other_gifts_full')
    await live.publish(tx, { slug: writer.slug })
    return done(null)
  })
}

/** Removes what this device wrote, by its id; nothing when it is gone already. Refused: as `ownOtherGifts`. */
export async function removeOwnOtherGift(
  services: Pick<Services, 'db' | 'live'>,
  viewer: Viewer,
  { id, ...writer }: Writer & { id: string },
): Promise<Outcome<null>> {
  const own = await ownOtherGifts(services, viewer, writer)
  if (!own.ok) return own
  return remove(services, writer.slug, { id, profileId: own.value.profileId, device: writer.device })
}

/** The same by the list's owner, whoever wrote it. Refused: 'would_spoil_surprise' to one who wants to be surprised. */
export async function removeOtherGift(
  services: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  id: string,
): Promise<Outcome<null>> {
  if (profile.keep_surprise) return refused('would_spoil_surprise')
  return remove(services, profile.slug, { id, profileId: profile.id })
}

/** Removes all that visitors wrote beside a list, also unseen under a surprise. Refuses nothing. */
export async function removeOtherGifts(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
): Promise<Outcome<null>> {
  await db.transaction(async (tx) => {
    await deleteOtherGifts(tx, profile.id)
    await live.publish(tx, { slug: profile.slug })
  })
  return done(null)
}

async function remove(
  { db, live }: Pick<Services, 'db' | 'live'>,
  slug: string,
  which: Parameters<typeof deleteOtherGift>[1],
): Promise<Outcome<null>> {
  await db.transaction(async (tx) => {
    if (await deleteOtherGift(tx, which)) await live.publish(tx, { slug })
  })
  return done(null)
}
