import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockList, markAvailable } from '#app/server/queries/ideas.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Makes one taken idea available again, by its id, or all of them without one: only the owner can, for
 * visitors taken stays taken. Open pages are told. Refused: 'idea_not_found'; 'surprise_kept', because it would undo what
 * the owner must not know of.
 */
export async function makeAvailable(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  ideaId?: string,
): Promise<Outcome<null>> {
  if (profile.keep_surprise) return refused('surprise_kept')
  return db.transaction(async (tx) => {
    const list = await lockList(tx, profile.id)
    if (!list?.ideas.some(({ id }) => ideaId === undefined || id === ideaId)) return refused('idea_not_found')
    await markAvailable(tx, profile.id, ideaId)
    await live.publish(tx, { slug: list.slug })
    return done(null)
  })
}
