import { createHash } from 'node:crypto'
import type { SeenProfile } from '#app/domain/visibility.ts'

/**
 * A short hash of what a viewer sees of a profile, without what is taken: with it a live page knows whether it is
 * outdated. Owners' screens show more of a taken idea than the stream carries, so their hash includes it.
 */
export function viewVersion(profile: SeenProfile): string {
  const marked = profile.ownedByViewer ? profile : { ...profile, ideas: profile.ideas.map(untaken) }
  return createHash('sha256').update(JSON.stringify(marked)).digest('base64url').slice(0, 12)
}

/** The live update of a profile: its version, and the indexes of its taken ideas. */
export function liveUpdateOf(profile: SeenProfile): { mark: string; taken: number[] } {
  const taken = profile.ideas.flatMap((idea, place) => (idea.taken ? [place] : []))
  return { mark: viewVersion(profile), taken: profile.ownedByViewer ? [] : taken }
}

function untaken(idea: SeenProfile['ideas'][number]) {
  return { ...idea, taken: false }
}
