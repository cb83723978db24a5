import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Stores what visitors may write; open pages follow. What they wrote is kept unseen while off. Refuses nothing. */
export async function chooseForVisitors(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  choices: { show_giver_names: boolean; accepts_other_gifts: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await setOfProfile(tx, profile.id, choices)
    await live.publish(tx, { slug: profile.slug })
  })
}
