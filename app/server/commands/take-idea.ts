import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { seenBy, type Viewer } from '#app/domain/visibility.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { markTaken } from '#app/server/queries/gift-suggestions.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Marks one idea of a shared profile as taken, for good (specification 4). Of simultaneous takers one succeeds.
 * Refused: a profile the viewer may not see, an idea not on its list, an idea somebody has
 * taken; anything by an owner who wants to be surprised, or trying would tell; 'too_many_takes' with the seconds to
 * wait when `client`, the address that asks, has tried too often.
 */
export async function takeIdea(
  { db, limits, live }: Pick<Services, 'db' | 'limits' | 'live'>,
  viewer: Viewer,
  slug: string,
  idea: string,
  client: string,
): Promise<Outcome<null>> {
  const wait = await limits.count('takes', client)
  if (wait !== undefined) return refusedFor('too_many_takes', wait)
  const row = await sharedProfile(db, slug)
  const seen = seenBy(viewer, row?.profile, row?.suggestions)
  if (!row || !seen.ok) return refused(seen.ok ? 'profile_not_found' : seen.code)
  if (seen.profile.surprised) return refused('surprise_kept')
  if (!seen.profile.ideas.some(({ text }) => text === idea)) return refused('idea_not_found')

  return db.transaction(async (tx) => {
    if (!(await markTaken(tx, row.profile.id, idea))) return refused('idea_taken_already')
    await live.announce(tx, { profileId: row.profile.id })
    return done(null)
  })
}
