import type { Currency } from '#app/domain/ideas/currency.ts'
import type { GiftProfileFields } from '#app/domain/profiles/gift-profile-form.ts'
import type { IdeaDetails } from '#app/domain/ideas/idea-details.ts'
import { type IdeaOrigin, languageOfIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { type ShownPicture, shownPicture, type StoredPicture } from '#app/domain/ideas/picture.ts'
import { type Pictogram, pictogramOf } from '#app/domain/ideas/pictogram.ts'
import { pastimeOf } from '#app/domain/ideas/pastimes.ts'
import { HIDEABLE, type Hideable, type ProfileStatus } from '#app/domain/profiles/gift-profile.ts'

/** Who is asking: somebody signed in, by account id, or anybody. */
export type Viewer = { id: string } | null

/** A gift profile as the database holds it, hidden values included. It must not leave the server. */
export interface StoredProfile extends GiftProfileFields {
  id: string
  slug: string
  created_by: string
  language: string
  status: ProfileStatus
  takedown_reason: string | null
  takes_paused: boolean
  show_giver_names: boolean
  accepts_other_gifts: boolean
  shop: string | null
  price_currency: Currency | null
  pictures_on_card: boolean
  rejected_ideas: string[]
  /** What the owner corrected of what was understood. */
  corrections: string[]
  version: number
  ideas_version: number
  created_at: Date
}

/** Why it was chosen its owner alone may read. */
export interface ListedIdea extends Omit<IdeaDetails, 'picture'>, IdeaOrigin {
  id: string
  text: string
  taken: boolean
  giver: string | null
  picture: StoredPicture | null
}

export interface OtherGift {
  id: string
  text: string
}

/** An idea as visitors see it: what is for no pastime has none. */
export type SeenIdea = Omit<ListedIdea, 'priceGuessed' | 'priceSeenOn' | 'picture' | keyof IdeaOrigin> & {
  /** Of its words; none where the page has the same. */
  language?: string
  priceGuessed?: true
  priceSeenOn?: string
  /** The price with that day, in the words of a page. */
  priceSeen?: string
  picture?: ShownPicture
  pictogram: Pictogram
  pastime?: string
}

declare const seen: unique symbol

/** The fields that can be hidden; null where they are. */
type Shown = { [Each in Hideable as Each['name']]: GiftProfileFields[Each['field']] | null }

/** What one viewer may see of a profile. Only `seenBy` makes one, and public screens accept nothing else. */
export interface SeenProfile extends Shown {
  readonly [seen]: true
  slug: string
  /** Of its owner's words; none where the page has the same. */
  language?: string
  recipientName: string
  occasionType: GiftProfileFields['occasion_type']
  otherOccasion: string | null
  occasionDate: string
  status: ProfileStatus
  takesPaused: boolean
  showsGivers: boolean
  /** What is given beside the list; null where the viewer may neither see nor add any. */
  otherGifts: readonly OtherGift[] | null
  acceptsMessages: boolean
  shop: string | null
  ideas: readonly SeenIdea[]
  ownedByViewer: boolean
  takedownReason: string | null
  /** The viewer is the owner and wants to be surprised: no idea shows as taken. */
  surprised: boolean
  /** The owner wants to be surprised, and the viewer is somebody else. */
  keepsSecret?: true
}

export type Seen =
  | { ok: true; profile: SeenProfile }
  | { ok: false; code: 'profile_not_found' | 'profile_not_complete' }

/**
 * The one rule of whose page `viewer` may open (specification 4 and 6): one incomplete or taken down only its creator.
 * Refused: no such profile, and somebody else's that is either.
 */
export function openTo<Profile extends Pick<StoredProfile, 'created_by' | 'status' | 'takedown_reason'>>(
  viewer: Viewer,
  profile: Profile | undefined,
): { ok: true; profile: Profile } | Extract<Seen, { ok: false }> {
  if (!profile || (profile.takedown_reason !== null && !isCreator(viewer, profile)))
    return { ok: false, code: 'profile_not_found' }
  if (profile.status === 'incomplete' && !isCreator(viewer, profile))
    return { ok: false, code: 'profile_not_complete' }
  return { ok: true, profile }
}

/**
 * The one rule of what `viewer` sees of a profile on its shared page (specification 4 and 6): values whose flag shows
 * them, null for others, for the creator too. What is taken, givers' names and other gifts are hidden from an owner who
 * wants to be surprised; names of givers and other gifts also where the owner does not want them. Refused: as `openTo`.
 */
export function seenBy(
  viewer: Viewer,
  stored: StoredProfile | undefined,
  list: readonly ListedIdea[],
  otherGifts: readonly OtherGift[] = [],
): Seen {
  const open = openTo(viewer, stored)
  if (!open.ok) return open
  const { profile } = open
  const ownedByViewer = isCreator(viewer, profile)
  const surprised = isSurprised(viewer, profile)
  const showsGivers = profile.show_giver_names && !surprised
  const shown = shownOf(profile)
  const ideas: readonly SeenIdea[] = list.map(
    ({ id, text, source, reason, language, english, taken, giver, productUrl, details, price, ...idea }) => {
      const pastime = pastimeOf(reason, shown.hobbies)
      return {
        id,
        text,
        language: languageOfIdea({ source, language }, profile.language),
        pictogram: pictogramOf(english ?? text),
        ...(pastime !== undefined && { pastime }),
        productUrl,
        details,
        price,
        ...(idea.priceGuessed && { priceGuessed: true as const }),
        ...(idea.priceSeenOn !== null && { priceSeenOn: idea.priceSeenOn }),
        ...(idea.picture && { picture: shownPicture(idea.picture) }),
        taken: taken && !surprised,
        giver: taken && showsGivers ? giver : null,
      }
    },
  )
  return {
    ok: true,
    profile: {
      slug: profile.slug,
      language: profile.language,
      recipientName: profile.recipient_name,
      occasionType: profile.occasion_type,
      otherOccasion: profile.other_occasion,
      occasionDate: profile.occasion_date,
      ...shown,
      status: profile.status,
      takesPaused: profile.takes_paused,
      showsGivers,
      otherGifts: profile.accepts_other_gifts && !surprised ? otherGifts : null,
      acceptsMessages: profile.accepts_messages,
      shop: profile.shop,
      ideas,
      ownedByViewer,
      takedownReason: ownedByViewer ? profile.takedown_reason : null,
      surprised,
      ...(profile.keep_surprise && !surprised && { keepsSecret: true as const }),
    } satisfies Omit<SeenProfile, typeof seen> as SeenProfile,
  }
}

function shownOf(profile: StoredProfile): Shown {
  const values = HIDEABLE.map(({ name, field, shown }) => [name, profile[shown] ? profile[field] : null])
  return Object.fromEntries(values) as Shown
}

/** Only the creator may edit a profile or see it in the portal (specification 6). */
export function isCreator(viewer: Viewer, profile: Pick<StoredProfile, 'created_by'>): boolean {
  return viewer !== null && viewer.id === profile.created_by
}

/** Whether taken ideas must be hidden from a viewer: from an owner who wants to be surprised. */
export function isSurprised(
  viewer: Viewer,
  profile: Pick<StoredProfile, 'created_by' | 'keep_surprise'>,
): boolean {
  return profile.keep_surprise && isCreator(viewer, profile)
}

/** The owner's preview: a stranger's view or refusal, without taken ideas where the owner does not see them. */
export function seenInPreview(own: SeenProfile, stranger: Seen): Seen {
  return stranger.ok
    ? {
        ok: true,
        profile: {
          ...stranger.profile,
          ideas: own.ideas,
          otherGifts: own.otherGifts,
          surprised: own.surprised,
        },
      }
    : stranger
}
