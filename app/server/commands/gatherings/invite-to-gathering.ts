import { newSlug } from '#app/domain/profiles/slug.ts'
import { updateInvitation } from '#app/server/queries/gathering-members.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Gives a gathering a link by which others join (docs/gatherings.md); an earlier one ends. Refuses nothing. */
export async function inviteToGathering(
  { db, random }: Pick<Services, 'db' | 'random'>,
  gathering: OwnedGathering,
): Promise<void> {
  await updateInvitation(db, gathering.id, newSlug(gathering.name, random))
}
