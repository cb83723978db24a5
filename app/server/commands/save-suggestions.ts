import { cleanIdeas, suggestionsOf } from '#app/domain/gift-suggestions.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { lockSuggestions, storeSuggestions } from '#app/server/queries/gift-suggestions.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/viewer.ts'

/**
 * Replaces a profile's list with an owner's lines (specification 4, 5): blank and repeated ones dropped; what is
 * taken stays taken where its idea is still present, also when it was taken while the owner was writing.
 * `editedVersion` is the list's version the lines were written over, 0 for none.
 * Refused: no idea left, too many, one too long; 'changed_meanwhile' when other lines were saved since.
 */
export async function saveSuggestions(
  { db, live, shop }: Pick<Services, 'db' | 'live' | 'shop'>,
  profile: OwnedProfile,
  editedVersion: number,
  lines: readonly string[],
): Promise<Outcome<null>> {
  const clean = cleanIdeas(lines)
  if ('refused' in clean) return refused(clean.refused, { [`suggestion_${clean.line}`]: clean.refused })
  return db.transaction(async (tx) => {
    const before = await lockSuggestions(tx, profile.id)
    if ((before?.version ?? 0) !== editedVersion) return refused('changed_meanwhile')
    await storeSuggestions(tx, profile.id, suggestionsOf(clean.ideas, shop, before))
    await live.announce(tx, { profileId: profile.id })
    return done(null)
  })
}
