import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { isSurprised, openTo, type Viewer } from '#app/domain/visibility.ts'
import { sharedProfileInBrief } from '#app/server/queries/gift-profiles.ts'
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
  const open = openTo(viewer, await sharedProfileInBrief(db, slug))
  if (!open.ok) return refused(open.code)
  const { profile } = open
  if (isSurprised(viewer, profile)) return refused('surprise_kept')
  if (!profile.ideas?.includes(idea)) return refused('idea_not_found')

  const taken = await live.publishWith({ slug }, (notification) =>
    markTaken(db, profile.id, idea, notification),
  )
  return taken ? done(null) : refused('idea_taken_already')
}
