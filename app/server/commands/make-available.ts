import { sameIdea } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockSuggestions, storeStatus } from '#app/server/queries/gift-suggestions.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Makes one taken idea available again, or all of them without `idea` (product.md): only the owner can, for visitors
 * taken stays taken. Open pages hear of it. Refused: 'idea_not_found'; 'surprise_kept', because
 * it would undo what the owner must not know of.
 */
export async function makeAvailable(
  { db, live }: Pick<Services, 'db' | 'live'>,
  profile: OwnedProfile,
  idea?: string,
): Promise<Outcome<null>> {
  if (profile.keep_surprise) return refused('surprise_kept')
  return db.transaction(async (tx) => {
    const list = await lockSuggestions(tx, profile.id)
    const meant = (text: string) => idea === undefined || sameIdea(text, idea)
    if (!list?.suggestions.some(meant)) return refused('idea_not_found')
    const status = list.status.map((entry) => (meant(entry.suggestion) ? { ...entry, taken: false } : entry))
    await storeStatus(tx, profile.id, status)
    await live.publish(tx, { slug: profile.slug })
    return done(null)
  })
}
