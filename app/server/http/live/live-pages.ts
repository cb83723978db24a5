import { LRUCache } from 'lru-cache'
import type { ErrorCode } from '#app/domain/errors.ts'
import { gatheringSeenBy, type Recipients } from '#app/domain/gatherings/gathering-visibility.ts'
import { isCreator, isSurprised, seenBy, type Viewer } from '#app/domain/profiles/visibility.ts'
import { whoAmI } from '#app/server/request/devices.ts'
import { singleFlight } from '#app/server/database/single-flight.ts'
import { describe } from '#app/server/log/log.ts'
import { sharedGathering } from '#app/server/queries/gatherings.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import { gatheringVersion, liveUpdateOf } from '#app/server/request/view-version.ts'

type LiveUpdate = ReturnType<typeof liveUpdateOf>

/** What the stream sends one viewer; `seesAllChanges` when also changes that the version does not cover. */
export type LiveView =
  | { ok: true; update: LiveUpdate; seesAllChanges: boolean }
  | { ok: false; update: LiveUpdate; code: ErrorCode }

export interface LivePage<Row = unknown> {
  read(slug: string): Promise<Row>
  slugsOf(row: Row): readonly string[]
  /** Whether a viewer may see something else than a visitor who is not signed in. */
  isOwn(viewer: Viewer, row: Row): boolean
  viewOf(viewer: Viewer, row: Row): LiveView
}

/** For a page that may not be seen: no page has this version, so all of them reload. */
const GONE: LiveUpdate = { version: '', taken: [] }

export function liveProfiles(services: Pick<Services, 'db' | 'log'>) {
  const page: LivePage<Awaited<ReturnType<typeof sharedProfile>>> = {
    read: readOnce(services, sharedProfile),
    slugsOf: () => [],
    isOwn: (viewer, row) => row !== undefined && isCreator(viewer, row.profile),
    viewOf: onceForVisitors((viewer, row) => {
      const seen = seenBy(viewer, row?.profile, row?.ideas ?? [], row?.otherGifts)
      if (!row || !seen.ok)
        return { ok: false, update: GONE, code: seen.ok ? 'profile_not_found' : seen.code }
      const { ownedByViewer, surprised, ideas } = seen.profile
      // An owner who wants to be surprised must not notice takes.
      const isFilled = ideas.length > 0 || row.profile.accepts_other_gifts
      const seesAllChanges = ownedByViewer && !(surprised && isFilled)
      return { ok: true, update: liveUpdateOf(seen.profile), seesAllChanges }
    }),
  }
  return { forRequest: async () => page as LivePage }
}

export function liveGatherings(services: Pick<Services, 'db' | 'env' | 'log' | 'sign'>) {
  type Row = Awaited<ReturnType<typeof sharedGathering>>
  const viewAs =
    (me?: Recipients) =>
    (viewer: Viewer, row: Row): LiveView => {
      const seen = gatheringSeenBy(viewer, row, me)
      if (!seen) return { ok: false, update: GONE, code: 'gathering_not_found' }
      return { ok: true, update: { version: gatheringVersion(seen), taken: [] }, seesAllChanges: false }
    }
  const read = readOnce(services, sharedGathering)
  const slugsOf = (row: Row) => row?.profiles.map(({ slug }) => slug) ?? []
  const isOwn: LivePage<Row>['isOwn'] = (viewer, row) =>
    row !== undefined &&
    (isCreator(viewer, row) || row.profiles.some((profile) => isSurprised(viewer, profile)))
  const forAll: LivePage<Row> = { read, slugsOf, isOwn, viewOf: onceForVisitors(viewAs()) }
  /** Thousands of open pages may say the same. */
  const forSaid = new LRUCache<string, LivePage<Row>>({ max: 1000 })
  return {
    async forRequest(request: Request) {
      const me = await whoAmI(services, request)
      if (!me.isSomebody) return forAll as LivePage
      const page = forSaid.get(me.said) ?? { ...forAll, viewOf: onceForVisitors(viewAs(me)) }
      forSaid.set(me.said, page)
      return page as LivePage
    },
  }
}

function readOnce<Row>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  read: (db: Services['db'], slug: string) => Promise<Row>,
) {
  return singleFlight(async (slug) => {
    try {
      return await read(db, slug)
    } catch (error) {
      log.error(describe(error), 'live pages could not read what they show')
      throw error
    }
  })
}

/** Everybody who is not signed in sees the same of a row. */
function onceForVisitors<Row extends object | undefined>(
  viewAs: (viewer: Viewer, row: Row) => LiveView,
): LivePage<Row>['viewOf'] {
  const forVisitors = new WeakMap<object, LiveView>()
  return (viewer, row) => {
    if (viewer || !row) return viewAs(viewer, row)
    const view = forVisitors.get(row) ?? viewAs(null, row)
    forVisitors.set(row, view)
    return view
  }
}
