import { done, type Outcome } from '#app/domain/outcome.ts'
import { updateBudget } from '#app/server/queries/draws.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedGathering } from '#app/server/request/viewer.ts'

/** Stores what a gift may cost, in words, also once names are drawn (docs/gatherings.md). Refuses nothing. */
export async function setDrawBudget(
  { db }: Pick<Services, 'db'>,
  gathering: OwnedGathering,
  budget: string,
): Promise<Outcome<null>> {
  await updateBudget(db, gathering.id, budget)
  return done(null)
}
