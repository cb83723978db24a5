import { type AgeGroup, HIDEABLE, type OccasionType } from '#app/domain/profiles/gift-profile.ts'

/** The free texts of a recipient: all that can be hidden but the age. */
export const RECIPIENT_TEXTS = HIDEABLE.map(({ name }) => name).filter((name) => name !== 'ageGroup')
type RecipientText = (typeof RECIPIENT_TEXTS)[number]

/** What a generator may know of a recipient: no name, address or id. Absent texts are ''. */
export interface Recipient {
  ageGroup: AgeGroup
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
