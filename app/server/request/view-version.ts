import { createHash } from 'node:crypto'
import type { SeenGathering } from '#app/domain/gatherings/gathering-visibility.ts'
import type { SeenProfile } from '#app/domain/profiles/visibility.ts'

/** The version of what a viewer sees, apart from takes; owners' screens show more of those, so theirs count them. */
export function viewVersion(profile: SeenProfile): string {
  const seen = profile.ownedByViewer ? profile : { ...profile, ideas: profile.ideas.map(untaken) }
  return hashOf(seen)
}

export function gatheringVersion(gathering: SeenGathering): string {
  return hashOf(gathering)
}

function hashOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12)
}

/** What the stream says of a profile: the version of what is seen, and the ids of the ideas that are taken. */
export function liveUpdateOf(profile: SeenProfile): { version: string; taken: string[] } {
  const taken = profile.ideas.flatMap((idea) => (idea.taken ? [idea.id] : []))
  return { version: viewVersion(profile), taken: profile.ownedByViewer ? [] : taken }
}

function untaken(idea: SeenProfile['ideas'][number]) {
  return { ...idea, taken: false }
}
