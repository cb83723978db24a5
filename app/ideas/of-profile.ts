import type { StoredIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { withoutName } from '#app/domain/ideas/generation.ts'
import { HIDEABLE, TEXT_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import type { StoredProfile } from '#app/domain/profiles/visibility.ts'
import { lengthOf } from '#app/domain/text.ts'
import { catalogueIn } from '#app/ideas/catalogue/catalogue.ts'
import { saidInName } from '#app/ideas/reading/in-name.ts'
import { ideasRevealing } from '#app/ideas/reading/constraints/hidden-words.ts'
import { isPastime } from '#app/ideas/reading/hobbies/hobbies.ts'
import { type Chip, chipsOf, correctionsFor, pickersOf, type Right } from '#app/ideas/reading/corrections.ts'
import { saysWhatNotToGive } from '#app/ideas/reading/no-gift.ts'
import { notUnderstood } from '#app/ideas/reading/not-understood.ts'
import { readWish } from '#app/ideas/reading/read-wish.ts'
import type { IdeaTexts } from '#app/ideas/idea.ts'
import { type Recipient, RECIPIENT_TEXTS } from '#app/ideas/recipient.ts'

/** What a generator may know of a profile: no name, no date, no address. */
export function recipientOf(profile: GiftProfileFields & { corrections?: readonly string[] }): Recipient {
  const { recipient_name: name, other_occasion: other } = profile
  return {
    ageGroup: profile.age_group,
    inName: saidInName(name),
    occasion: profile.occasion_type,
    otherOccasion: other && bounded(withoutName(other, name)),
    hobbies: bounded(withoutName(profile.hobbies, name, isPastime)),
    preferences: bounded(withoutName(profile.gift_preferences, name)),
    notes: bounded(withoutName(profile.additional_notes, name)),
    hidden: RECIPIENT_TEXTS.filter((text) =>
      HIDEABLE.some((field) => field.name === text && !profile[field.shown]),
    ),
    corrections: profile.corrections ?? [],
  }
}

/** A text that is no longer in plain letters than a field may be: one character can stand for eighteen. */
function bounded(text: string): string {
  const plain = text.normalize('NFKC')
  return lengthOf(plain) > TEXT_LIMIT ? [...plain].slice(0, TEXT_LIMIT).join('') : text
}

/**
 * The ideas of a list, in their order, that tell visitors a word of a hidden field (specification 3). Words that a visible
 * field says as well tell nothing.
 */
export function revealingIdeas<Idea extends { text: string }>(
  profile: GiftProfileFields,
  list: readonly Idea[],
): Idea[] {
  const recipient = recipientOf(profile)
  const { hidden = [], otherOccasion } = recipient
  const visible = RECIPIENT_TEXTS.filter((text) => !hidden.includes(text))
  const told = new Set(
    ideasRevealing(
      hidden.map((text) => recipient[text]),
      list.map(({ text }) => text),
      [...visible.map((text) => recipient[text]), otherOccasion ?? ''],
      profile.language,
    ),
  )
  return list.filter(({ text }) => told.has(text))
}

/** The ideas in an owner's own words, without a link, that say what not to give. */
export function noGifts<Idea extends Pick<StoredIdea, 'text' | 'source' | 'productUrl'>>(
  list: readonly Idea[],
): Idea[] {
  return list.filter(
    ({ text, source, productUrl }) => source === 'owner' && productUrl === null && saysWhatNotToGive(text),
  )
}

/** The hobbies of a profile from which no idea of our catalogue follows, as their owner spelled them. */
export function unknownHobbies(profile: GiftProfileFields, texts: IdeaTexts | undefined): string[] {
  return notUnderstood(recipientOf(profile), catalogueIn(texts))
}

/** What is understood of a profile, with the corrections of its owner, in the words of a language. */
export function understoodOf(profile: StoredProfile, texts: IdeaTexts | undefined): Chip[] {
  return chipsOf(readWish(recipientOf(profile), catalogueIn(texts)), texts)
}

/** What is stored of what an owner says is right; undefined for a pastime that the catalogue does not know. */
export function correctionsOf(
  profile: StoredProfile,
  right: Right,
  texts: IdeaTexts | undefined,
): string[] | undefined {
  return correctionsFor(readWish(recipientOf(profile), catalogueIn(texts)), right, texts)
}

export { type Chip, type Right, pickersOf }
