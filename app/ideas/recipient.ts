import type { AgeGroup, OccasionType } from '#app/domain/gift-profile.ts'

/** What a generator may know of a recipient: no name, address or id. Absent texts are ''. */
export interface Recipient {
  ageGroup: AgeGroup
  occasion: OccasionType
  otherOccasion: string | null
  hobbies: string
  preferences: string
  notes: string
}
