import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Forgets which ideas an owner turned down for a profile, so that they may come again. Refuses nothing. */
export async function forgetRejected({ db }: Pick<Services, 'db'>, profile: OwnedProfile): Promise<void> {
  await setOfProfile(db, profile.id, { rejected_ideas: [] })
}
