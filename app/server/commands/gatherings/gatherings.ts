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
} from '#app/server/queries/gatherings.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner, OwnedGathering, JoinedGathering } from '#app/server/request/viewer.ts'

/** Stores a gathering, made in `language`, with these profiles; answers its id. Refused: as `roomForGathering`, `chosenProfiles`. */
export function createGathering(
  { db, random }: Pick<Services, 'db' | 'random'>,
  owner: Owner,
  { language, fields, posted }: { language: string; fields: GatheringFields; posted: readonly string[] },
): Promise<Outcome<string>> {
  return db.transaction(async (tx) => {
    const room = roomForGathering(await lockedGatheringCount(tx, owner.id))
    if (!room.ok) return room
    const chosen = chosenProfiles(posted, 0)
    if (!chosen.ok) return chosen
    const slug = newSlug(fields.name, random)
    const id = await insertGathering(tx, { ...fields, language, slug, created_by: owner.id })
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
