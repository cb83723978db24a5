import { hasOwnDetails } from '#app/domain/ideas/idea-details.ts'
import { languageOfIdea, type StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { type Chip, noGifts, revealingIdeas, understoodOf, unknownHobbies } from '#app/ideas/of-profile.ts'
import type { Services } from '#app/server/services.ts'
import type { OwnedProfile } from '#app/server/request/viewer.ts'

export interface NotesOnList {
  /** The ideas that tell what the profile hides, and whether others can be made for some. */
  revealing: { texts: string[]; replaceable: boolean } | null
  /** The owner's lines that say what not to give, which visitors could take like gifts. */
  noGifts: string[]
  /** What the ideas follow from; null where all are the owner's own. */
  understood: Chip[] | null
  /** The hobbies from which no built-in idea follows. */
  notUnderstood: string[]
  /** What the owner turned down and the next ideas take into account. */
  rejected: string[]
  /** Whether there are ideas that would come in the profile's language, or ours in English where it has none. */
  otherLanguage: boolean
  /** Whether ideas of ours are in English because we have none in the profile's language. */
  inEnglish: boolean
}

/** What an owner is told about ideas (specification 3, 4). Replaceable: free, not in their words, no surprise. */
export async function notesOnList(
  { ideaTexts, env }: Pick<Services, 'ideaTexts' | 'env'>,
  profile: OwnedProfile,
  list: readonly StoredIdea[],
): Promise<NotesOnList> {
  const texts = await ideaTexts(profile.language)
  const told = revealingIdeas(profile, list)
  const replaceable = told.some(({ source, takenAt }) => source !== 'owner' && takenAt === null)
  const mayBeIn = (source: StoredIdea['source']) =>
    source === 'model' && env.AI_PROVIDER
      ? [profile.language]
      : [profile.language, texts?.language ?? SOURCE_LANGUAGE]
  // A model may know what our catalogue does not.
  const isBuiltIn = list.some(({ source }) => source === 'built-in')
  return {
    revealing:
      told.length === 0
        ? null
        : { texts: told.map(({ text }) => text), replaceable: replaceable && !profile.keep_surprise },
    noGifts: noGifts(list).map(({ text }) => text),
    rejected: profile.rejected_ideas.filter((text) => !list.some((idea) => idea.text === text)),
    understood: list.every(({ source }) => source === 'owner') ? null : understoodOf(profile, texts),
    notUnderstood: isBuiltIn ? unknownHobbies(profile, texts) : [],
    inEnglish:
      profile.language !== SOURCE_LANGUAGE &&
      texts === undefined &&
      list.some(({ source, language }) => source === 'built-in' && !language),
    otherLanguage:
      !profile.keep_surprise &&
      list.some(
        (idea) =>
          idea.source !== 'owner' &&
          idea.takenAt === null &&
          !hasOwnDetails(idea) &&
          !mayBeIn(idea.source).includes(languageOfIdea(idea, profile.language)),
      ),
  }
}
