import type { Seen, SeenProfile } from '#app/domain/profiles/visibility.ts'

/**
 * The owner's preview: a stranger's view or refusal, with taken ideas hidden where the owner's `own` view hides them.
 */
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
