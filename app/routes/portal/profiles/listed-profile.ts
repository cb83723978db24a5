import type { ShownPicture } from '#app/domain/ideas/picture.ts'
import type { ProfileStatus } from '#app/domain/profiles/gift-profile.ts'

export interface ListedProfile {
  id: string
  slug: string
  name: string
  occasion: string
  date: string
  day: string
  status: ProfileStatus
  takedownReason: string | null
  ideas: number
  taken: number | null
  /** So many visitors ask that a gift be freed. */
  requests: number
  pictures: ShownPicture[]
  link: string
}

/** Where a profile's status is set, and the fetcher that its badge and its dialog share. */
export function statusForm(id: string, query: string) {
  return { action: `/portal/profile/${id}/status${query}`, fetcherKey: `status of ${id}` }
}
