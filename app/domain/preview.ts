import type { Seen, SeenProfile } from '#app/domain/visibility.ts'

/**
 * What an owner is shown as a visitor's view: refused exactly when a stranger is, and with a stranger's values, but of
 * what is taken never more than the owner's `own` view tells, so that a surprise stays one.
 */
export function seenInPreview(own: SeenProfile, stranger: Seen): Seen {
  return stranger.ok
    ? { ok: true, profile: { ...stranger.profile, ideas: own.ideas, surprised: own.surprised } }
    : stranger
}
