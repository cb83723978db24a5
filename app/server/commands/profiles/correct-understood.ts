import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { type Chip, correctionsOf, pickersOf, type Right, understoodOf } from '#app/ideas/of-profile.ts'
import { setOfProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

/** What was understood of a profile, and what its owner can add, in its language. Refuses nothing. */
export async function understoodToCorrect({ ideaTexts }: Pick<Services, 'ideaTexts'>, profile: OwnedProfile) {
  const texts = await ideaTexts(profile.language)
  return { chips: understoodOf(profile, texts), pickers: pickersOf(texts) }
}

/**
 * Stores what an owner corrected of what was understood; the next ideas follow it (specification 9). Refused:
 * 'changed_meanwhile' when the profile is no longer of this `version`; 'topic_unknown' with the field.
 */
export async function correctUnderstood(
  { db, ideaTexts }: Pick<Services, 'db' | 'ideaTexts'>,
  profile: OwnedProfile,
  version: number,
  right: Right,
): Promise<Outcome<null>> {
  if (version !== profile.version) return refused('changed_meanwhile')
  const corrections = correctionsOf(profile, right, await ideaTexts(profile.language))
  if (!corrections) return refused('form_invalid', { likes: 'topic_unknown' })
  await setOfProfile(db, profile.id, { corrections })
  return done(null)
}

export type { Chip }
