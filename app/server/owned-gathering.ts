import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { StoredGathering } from '#app/domain/gathering-visibility.ts'
import type { Database } from '#app/server/database/database.ts'
import { gatheringById } from '#app/server/queries/gatherings.ts'
import type { Owner } from '#app/server/viewer.ts'

declare const owned: unique symbol
export type OwnedGathering = StoredGathering & { readonly [owned]: true }

/** The owner's own gathering. Refused: 'gathering_not_found', for another owner's too. */
export async function ownedGathering(db: Database, by: Owner, id: string): Promise<Outcome<OwnedGathering>> {
  const gathering = await gatheringById(db, id)
  return gathering?.created_by === by.id ? done(gathering as OwnedGathering) : refused('gathering_not_found')
}
