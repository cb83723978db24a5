import { createHash } from 'node:crypto'
import type { SeenProfile } from '#app/domain/visibility.ts'

/**
 * A short mark of what a viewer sees of a profile, but for what is taken: by it a live page tells whether it is
 * behind. An owner's screens tell more of a taken idea than the stream does, so for them it counts as well.
 */
export function viewVersion(profile: SeenProfile): string {
  const marked = profile.ownedByViewer ? profile : { ...profile, ideas: profile.ideas.map(untaken) }
  return createHash('sha256').update(JSON.stringify(marked)).digest('base64url').slice(0, 12)
}

/** What the stream says of a profile: its mark, and which of its ideas are taken, by their places on the list. */
export function liveUpdateOf(profile: SeenProfile): { mark: string; taken: number[] } {
  const taken = profile.ideas.flatMap((idea, place) => (idea.taken ? [place] : []))
  return { mark: viewVersion(profile), taken: profile.ownedByViewer ? [] : taken }
}

function untaken(idea: SeenProfile['ideas'][number]) {
  return { ...idea, taken: false }
}
