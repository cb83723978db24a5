import type { ProfileStatus } from '#app/domain/profiles/gift-profile.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import { ideasOfProfile } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'
import { newSlug } from '#app/domain/addresses/slug.ts'

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

/** Gives a profile a new link; open pages close, and `yourGifts` does not lead to the new one. Answers the slug. */
export async function renewLink(
  { db, live, random, clock, log }: Pick<Services, 'db' | 'live' | 'random' | 'clock' | 'log'>,
  profile: OwnedProfile,
): Promise<string> {
  const slug = newSlug(profile.recipient_name, random)
  await db.transaction(async (tx) => {
    await setOfProfile(tx, profile.id, { slug, link_renewed_at: clock.now() })
    await live.publish(tx, { slug: profile.slug })
  })
  log.info({ owner: profile.created_by, profile: profile.id }, 'link renewed')
  return slug
}

/** Pauses taking for everybody, or ends the pause; open pages show so. What is taken stays so. Refuses nothing. */
export async function pauseTakes(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  paused: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await setOfProfile(tx, profile.id, { takes_paused: paused })
    await live.publish(tx, { slug: profile.slug })
  })
}
