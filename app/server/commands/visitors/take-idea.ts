import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { isSurprised, openTo, type Viewer } from '#app/domain/profiles/visibility.ts'
import { LIST_TAKES, TAKES_WITHOUT_QUESTION } from '#app/domain/visitors/takes.ts'
import { profileWithIdea } from '#app/server/queries/gift-profiles.ts'
import { markTaken } from '#app/server/queries/takes.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Marks one idea of a shared profile as taken, for good (specification 4); `device` is its opaque token, if it has one.
 * Of simultaneous takers one succeeds, and succeeds again, as its first answer may have got lost. Refused: as `openTo`;
 * 'idea_not_found'; 'idea_taken_already' by another device; 'would_spoil_surprise' to an owner who wants to be
 * surprised; 'takes_paused'; 'too_many_takes'; 'too_many_takes_of_list' while many were taken lately; 'fourth_take'
 * when this device took three of the list and its visitor is not `sure`.
 */
export async function takeIdea(
  { db, limits, live, clock, log }: Pick<Services, 'db' | 'limits' | 'live' | 'clock' | 'log'>,
  viewer: Viewer,
  {
    slug,
    idea,
    device,
    client,
    sure = false,
  }: { slug: string; idea: string; device: string | null; client: string; sure?: boolean },
): Promise<Outcome<null>> {
  const wait = await limits.count('takes', client)
  if (wait !== undefined) return refusedFor('too_many_takes', wait)
  const at = clock.now()
  const since = new Date(at.getTime() - LIST_TAKES.minutes * 60_000)
  const open = openTo(viewer, await profileWithIdea(db, { slug, idea, device, since }))
  if (!open.ok) return refused(open.code)
  const { profile } = open
  if (isSurprised(viewer, profile)) return refused('would_spoil_surprise')
  const { ideaId: id } = profile
  if (id === null) return refused('idea_not_found')
  if (profile.takenHere) return done(null)
  if (profile.takes_paused) return refused('takes_paused')
  if (profile.takenOfLate >= LIST_TAKES.max) return refused('too_many_takes_of_list')
  if (profile.takenByDevice >= TAKES_WITHOUT_QUESTION && !sure) return refused('fourth_take')
  const take = { id, profileId: profile.id, at, by: device }
  const taken = await live.publishWith({ slug }, (notification) => markTaken(db, take, notification))
  if (taken) {
    log.info({ profile: profile.id, idea: id }, 'idea taken')
    return done(null)
  }
  // Taken meanwhile, or removed by a save.
  const now = openTo(viewer, await profileWithIdea(db, { slug, idea, device, since }))
  if (!now.ok) return refused(now.code)
  if (now.profile.takenHere) return done(null)
  return refused(now.profile.ideaId === null ? 'idea_not_found' : 'idea_taken_already')
}
