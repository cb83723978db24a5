import type { OccasionType } from '#app/domain/profiles/gift-profile.ts'
import { type ShownPicture, shownPicture, type StoredPicture } from '#app/domain/ideas/picture.ts'
import {
  isCreator,
  isSurprised,
  openTo,
  type StoredProfile,
  type Viewer,
} from '#app/domain/profiles/visibility.ts'

/** A gift profile of a gathering as the database holds it, without its ideas. It must not leave the server. */
export type StoredGatheringProfile = Pick<
  StoredProfile,
  | 'id'
  | 'slug'
  | 'created_by'
  | 'language'
  | 'recipient_name'
  | 'occasion_type'
  | 'other_occasion'
  | 'occasion_date'
  | 'status'
  | 'takedown_reason'
  | 'keep_surprise'
> & { total: number; taken: number; pictures: StoredPicture[] }

/** A gathering as the database holds it, with all its profiles. It must not leave the server. */
export interface StoredGathering {
  id: string
  slug: string
  created_by: string
  member_ids: string[]
  language: string
  name: string
  day: string | null
  line: string
  invitation: string | null
  takedown_reason: string | null
  version: number
  draw_budget: string
  drawn_at: Date | null
  draws_made: number
  profiles: StoredGatheringProfile[]
}

declare const seen: unique symbol

/** What one viewer may see of a profile in a gathering. */
export interface SeenGatheringProfile {
  slug: string
  /** Of its owner's words. */
  language: string
  name: string
  occasion_type: OccasionType
  other_occasion: string | null
  date: string
  total: number
  /** Ideas that nobody took; null for their recipient, and for an owner who wants to be surprised. */
  free: number | null
  pictures: readonly ShownPicture[]
  /** The viewer said on this device to be the recipient, and does not want to peek. */
  isMe: boolean
}

/** What one viewer may see of a gathering. Only `gatheringSeenBy` makes one, and public screens accept nothing else. */
export interface SeenGathering {
  readonly [seen]: true
  slug: string
  /** Of its maker's words; none where the page has the same. */
  language?: string
  name: string
  day: string | null
  line: string
  profiles: readonly SeenGatheringProfile[]
  /** How many of its profiles are still being written; nothing else is told of them. */
  unfinished: number
  ownedByViewer: boolean
  takedownReason: string | null
}

/** The profiles, by id, whose recipient a device says to be. */
export type Recipients = { has(id: string): boolean }

const NOBODY: Recipients = { has: () => false }

/**
 * What `viewer` sees of a gathering (docs/gatherings.md): of complete profiles name, occasion, day and how many ideas
 * are free; how many are incomplete; nothing of those taken down. How many are free is null on the recipient's device
 * (`me`) and for an owner who wants to be surprised. Refused: undefined, and somebody else's that was taken down.
 */
export function gatheringSeenBy(
  viewer: Viewer,
  gathering: StoredGathering | undefined,
  me: Recipients = NOBODY,
): SeenGathering | undefined {
  if (!gathering) return undefined
  const ownedByViewer = isCreator(viewer, gathering)
  if (gathering.takedown_reason !== null && !ownedByViewer) return undefined
  const shown = gathering.profiles.filter((profile) => openTo(null, profile).ok)
  const view: Omit<SeenGathering, typeof seen> = {
    slug: gathering.slug,
    language: gathering.language,
    name: gathering.name,
    day: gathering.day,
    line: gathering.line,
    profiles: shown.map((profile) => ({
      slug: profile.slug,
      language: profile.language,
      name: profile.recipient_name,
      occasion_type: profile.occasion_type,
      other_occasion: profile.other_occasion,
      date: profile.occasion_date,
      total: profile.total,
      free: me.has(profile.id) || isSurprised(viewer, profile) ? null : profile.total - profile.taken,
      // Whose list it is does not peek.
      pictures: me.has(profile.id) ? [] : profile.pictures.map(shownPicture),
      isMe: me.has(profile.id),
    })),
    unfinished: gathering.profiles.filter(
      ({ status, takedown_reason }) => status === 'incomplete' && takedown_reason === null,
    ).length,
    ownedByViewer,
    takedownReason: ownedByViewer ? gathering.takedown_reason : null,
  }
  return view as SeenGathering
}
