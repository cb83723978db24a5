import type { AgeGroup, OccasionType } from '#app/domain/profiles/gift-profile.ts'

/** The free texts of a profile that a generator reads. */
export const RECIPIENT_TEXTS = ['hobbies', 'preferences', 'notes'] as const
type RecipientText = (typeof RECIPIENT_TEXTS)[number]

/** What a generator may know of a recipient: no name, address or id. Absent texts are ''. */
export interface Recipient {
  ageGroup: AgeGroup
  /** What their name says of their age and relation, as `saidInName` gives it. */
  inName?: string | undefined
  occasion: OccasionType
  otherOccasion: string | null
  hobbies: string
  preferences: string
  notes: string
  /** Texts that visitors do not see; their words stand in no idea. */
  hidden?: readonly RecipientText[]
  /** What the owner says of what was understood, as `correctionsFor` gives it. */
  corrections?: readonly string[]
}
