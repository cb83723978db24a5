import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'

/** A gift profile filled in before signing in (specification 3, 4). All its copies share the id. */
export interface TemporaryProfile {
  id: string
  /** As chosen in its form, else of the page on which it is kept. */
  language?: string
  profile: GiftProfileFields
}
