import type { ErrorCode } from '#app/domain/errors.ts'
import { seenBy, type Viewer } from '#app/domain/visibility.ts'
import type { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { liveUpdateOf } from '#app/server/view-version.ts'

type Row = Awaited<ReturnType<typeof sharedProfile>>
type LiveUpdate = ReturnType<typeof liveUpdateOf>

/** What the stream sends one viewer; `seesAllChanges` when also changes that the version does not cover. */
export type LiveView =
  | { ok: true; update: LiveUpdate; seesAllChanges: boolean }
  | { ok: false; update: LiveUpdate; code: ErrorCode }

/** For a profile that may not be seen: no page has this version, so all of them reload. */
const GONE: LiveUpdate = { version: '', taken: [] }

export function liveViews() {
  const forVisitors = new WeakMap<object, LiveView>()
  const viewAs = (viewer: Viewer, row: Row): LiveView => {
    const seen = seenBy(viewer, row?.profile, row?.ideas ?? [], row?.otherGifts)
    if (!row || !seen.ok) return { ok: false, update: GONE, code: seen.ok ? 'profile_not_found' : seen.code }
    const { ownedByViewer, surprised, ideas } = seen.profile
    // An owner who wants to be surprised must not notice takes.
    const seesAllChanges = ownedByViewer && !(surprised && ideas.length > 0)
    return { ok: true, update: liveUpdateOf(seen.profile), seesAllChanges }
  }
  return (viewer: Viewer, row: Row): LiveView => {
    if (viewer || !row) return viewAs(viewer, row)
    const view = forVisitors.get(row) ?? viewAs(null, row)
    forVisitors.set(row, view)
    return view
  }
}
