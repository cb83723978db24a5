import type { AgeGroup, OccasionType } from '#app/domain/gift-profile.ts'

/** All that a generator may know of a recipient: free texts are '' when absent; never a name, address or id. */
export interface Recipient {
  ageGroup: AgeGroup
  occasion: OccasionType
  otherOccasion: string | null
  hobbies: string
  preferences: string
  notes: string
}
