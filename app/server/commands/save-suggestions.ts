import { cleanIdeas, suggestionsOf, takenAndGone } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockSuggestions, storeSuggestions } from '#app/server/queries/gift-suggestions.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Replaces a profile's list with an owner's lines (specification 4, 5): blank and repeated ones dropped; what is
 * taken stays taken where its idea is still present, also when it was taken while the owner was writing.
 * `version` is the one of the list that the lines were written over, 0 for none.
 * Refused: no idea left, too many, one too long; 'changed_meanwhile' when other lines were saved since;
 * 'taken_ideas_removed' when an idea would go that somebody took without the owner knowing, who knew of `knownTaken`.
 * Who wants to be surprised is not asked: the question would tell.
 */
export async function saveSuggestions(
  { db, live, shop }: Pick<Services, 'db' | 'live' | 'shop'>,
  profile: OwnedProfile,
  edit: { version: number; lines: readonly string[]; knownTaken: readonly string[] },
): Promise<Outcome<null>> {
  const clean = cleanIdeas(edit.lines)
  if ('refused' in clean) return refused(clean.refused, { [`suggestion_${clean.line}`]: clean.refused })
  return db.transaction(async (tx) => {
    const before = await lockSuggestions(tx, profile.id)
    if ((before?.version ?? 0) !== edit.version) return refused('changed_meanwhile')
    const lost = before ? takenAndGone(before, [...clean.ideas, ...edit.knownTaken]) : []
    if (lost.length > 0 && !profile.keep_surprise) return refused('taken_ideas_removed')
    await storeSuggestions(tx, profile.id, suggestionsOf(clean.ideas, shop, before))
    await live.publish(tx, { slug: profile.slug })
    return done(null)
  })
}
