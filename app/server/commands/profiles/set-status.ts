import type { ProfileStatus } from '#app/domain/profiles/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** Makes a profile complete or incomplete (specification 4). Refused, unless `sure`: 'profile_without_ideas'. */
export async function setStatus(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  status: ProfileStatus,
  { sure = false } = {},
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const asks = status === 'complete' && !sure
    if (asks && (await ideasOfProfile(tx, profile.id)).length === 0) return refused('profile_without_ideas')
    await setOfProfile(tx, profile.id, { status })
    await live.publish(tx, { slug: profile.slug })
    return done(null)
  })
}
