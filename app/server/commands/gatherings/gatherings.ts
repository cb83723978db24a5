import {
  chosenProfiles,
  type GatheringFields,
  roomForGathering,
  roleIn,
} from '#app/domain/gatherings/gathering.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'
import {
  insertGathering,
  lockedGatheringCount,
  replaceProfilesOf,
  lockedGathering,
  updateGathering as store,
  deleteGatheringRow,
  updateGatheringSlug,
  addToGathering,
} from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import {
  type Owner,
  type OwnedGathering,
  type JoinedGathering,
  ownedProfile,
} from '#app/server/request/viewer.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import { createProfile } from '#app/server/commands/profiles/profiles.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import { setStatus } from '#app/server/commands/profiles/sharing.ts'

/** Stores a gathering with these profiles; answers its id. Refused: as `roomForGathering`, `chosenProfiles`. */
export function createGathering(
  { db, random }: Pick<Services, 'db' | 'random'>,
  owner: Owner,
  fields: GatheringFields,
  posted: readonly string[],
): Promise<Outcome<string>> {
  return db.transaction(async (tx) => {
    const room = roomForGathering(await lockedGatheringCount(tx, owner.id))
    if (!room.ok) return room
    const chosen = chosenProfiles(posted, 0)
    if (!chosen.ok) return chosen
    const slug = newSlug(fields.name, random)
    const id = await insertGathering(tx, { ...fields, slug, created_by: owner.id })
    await replaceProfilesOf(tx, { id, ownerId: owner.id, profileIds: chosen.value })
    return done(id)
  })
}

/** Stores edited fields and the profiles shown; open pages follow. Refused: as `chosenProfiles`; 'changed_meanwhile'. */
export function updateGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
  { version, fields, posted }: { version: number; fields: GatheringFields; posted: readonly string[] },
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const now = await lockedGathering(tx, gathering.id)
    const others = now?.profiles.filter((profile) => profile.created_by !== gathering.created_by) ?? []
    const chosen = chosenProfiles(posted, others.length)
    if (!chosen.ok) return chosen
    if (!(await store(tx, gathering.id, version, fields))) return refused('changed_meanwhile')
    await replaceProfilesOf(tx, { id: gathering.id, ownerId: gathering.created_by, profileIds: chosen.value })
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}

/** Stores which own profiles somebody shows; open pages follow. Refused: as `chosenProfiles`; 'gathering_not_found'. */
export function chooseForGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  owner: Owner,
  { id }: JoinedGathering,
  posted: readonly string[],
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering || roleIn(owner, gathering) === null) return refused('gathering_not_found')
    const others = gathering.profiles.filter((profile) => profile.created_by !== owner.id).length
    const chosen = chosenProfiles(posted, others)
    if (!chosen.ok) return chosen
    await replaceProfilesOf(tx, { id, ownerId: owner.id, profileIds: chosen.value })
    await live.publish(tx, { slug: gathering.slug })
    return done(null)
  })
}

/** Deletes a gathering (docs/gatherings.md); its profiles stay, and open pages of it close at once. Refuses nothing. */
export async function deleteGathering(
  { db, live }: Pick<Services, 'db' | 'live'>,
  gathering: OwnedGathering,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteGatheringRow(tx, gathering.id)
    await live.publish(tx, { slug: gathering.slug })
  })
}

/** Gives a gathering a new link; open pages close, older links to drawn names lead to it no more. Refuses nothing. */
export async function renewGatheringLink(
  { db, live, random, clock }: Pick<Services, 'db' | 'live' | 'random' | 'clock'>,
  gathering: OwnedGathering,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateGatheringSlug(tx, gathering.id, newSlug(gathering.name, random), clock.now())
    await live.publish(tx, { slug: gathering.slug })
  })
}

/**
 * Stores a new gift profile and shows it in a gathering, in one go; with `open` others see it at once. Answers as
 * `createProfile`. Refused: as that; as `chosenProfiles`; 'gathering_not_found' to whoever no longer takes part.
 */
export function createForGathering(
  services: Pick<Services, 'db' | 'random' | 'env' | 'live'>,
  owner: Owner,
  { id }: Pick<JoinedGathering, 'id'>,
  { fields, open }: { fields: GiftProfileFields; open: boolean },
): Promise<Outcome<{ id: string; slug: string }>> {
  return services.db.transaction(async (tx): Promise<Outcome<{ id: string; slug: string }>> => {
    const gathering = await lockedGathering(tx, id)
    if (!gathering || roleIn(owner, gathering) === null) return refused('gathering_not_found')
    const room = chosenProfiles(['one more'], gathering.profiles.length)
    if (!room.ok) return room
    const created = await createProfile({ ...services, db: tx }, owner, fields)
    if (!created.ok) return created
    await addToGathering(tx, id, created.value.id)
    if (open) await setOfProfile(tx, created.value.id, { status: 'complete' })
    await services.live.publish(tx, { slug: gathering.slug })
    return created
  })
}

/** Sets the owner's own lists of a gathering to Complete, but for those without ideas (specification 4). Refuses nothing. */
export async function openLists(
  services: Pick<Services, 'db' | 'live'>,
  gathering: JoinedGathering,
  owner: Owner,
): Promise<void> {
  for (const { id, created_by, status } of gathering.profiles) {
    if (created_by !== owner.id || status === 'complete') continue
    const profile = await ownedProfile(services.db, owner, id)
    if (profile.ok) await setStatus(services, profile.value, 'complete')
  }
}
