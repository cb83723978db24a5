import { done, type Outcome } from '#app/domain/outcome.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Forgets which ideas an owner turned down for a profile, so that they may come again. Refuses nothing. */
export async function forgetRejected(
  { db }: Pick<Services, 'db'>,
  profile: OwnedProfile,
): Promise<Outcome<null>> {
  await setOfProfile(db, profile.id, { rejected_ideas: [] })
  return done(null)
}
