import { newSlug } from '#app/domain/profiles/slug.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

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
