import { createHash } from 'node:crypto'
import type { SeenProfile } from '#app/domain/visibility.ts'

/** A short mark of what a viewer sees of a profile: a live page shows it to hear at once whether it is behind. */
export function seenMark(profile: SeenProfile): string {
  return createHash('sha256').update(JSON.stringify(profile)).digest('base64url').slice(0, 12)
}
