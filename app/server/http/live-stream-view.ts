import type { ErrorCode } from '#app/domain/errors.ts'
import { seenBy, type Viewer } from '#app/domain/visibility.ts'
import type { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { liveUpdateOf } from '#app/server/view-version.ts'

type Row = Awaited<ReturnType<typeof sharedProfile>>
type LiveUpdate = ReturnType<typeof liveUpdateOf>

/** What one viewer sees of a profile, as far as the stream tells it; `tellsAll` when also of changes without a mark. */
export type Look =
  | { ok: true; update: LiveUpdate; tellsAll: boolean }
  | { ok: false; update: LiveUpdate; code: ErrorCode }

/** Of a profile that may not be seen: no page has this version, so all of them reload. */
const GONE: LiveUpdate = { version: '', taken: [] }

/** What the stream may tell a viewer of a profile; worked out once a reading for all who are not its owner. */
export function looking() {
  const forVisitors = new WeakMap<object, Look>()
  const lookAs = (viewer: Viewer, row: Row): Look => {
    const seen = seenBy(viewer, row?.profile, row?.ideas ?? [])
    if (!row || !seen.ok) return { ok: false, update: GONE, code: seen.ok ? 'profile_not_found' : seen.code }
    const { ownedByViewer, surprised, ideas } = seen.profile
    // A surprised owner must not hear that something happened when all that happened is that an idea was taken.
    const tellsAll = ownedByViewer && !(surprised && ideas.length > 0)
    return { ok: true, update: liveUpdateOf(seen.profile), tellsAll }
  }
  return (viewer: Viewer, row: Row): Look => {
    if (viewer || !row) return lookAs(viewer, row)
    const look = forVisitors.get(row) ?? lookAs(null, row)
    forVisitors.set(row, look)
    return look
  }
}
