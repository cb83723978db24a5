import type { RouterContextProvider } from 'react-router'
import { done, type Refused, refused } from '#app/domain/outcome.ts'
import { isCreator, seenBy } from '#app/domain/profiles/visibility.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { attempt, refuseInWords } from '#app/server/request/form.ts'
import { profileById, sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { shareLink } from '#app/server/request/share-link.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

const ANOTHER_TRY_SECONDS = 10

export interface GiftArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { slug: string }
}

/** A shared profile as stored, and as the viewer sees it. Refused: as `seenBy`, or 'shared_profile_load_failed'. */
export async function readShared({ context, request, params: { slug } }: GiftArgs) {
  const services = servicesOf(context)
  return reading(context, async () => {
    const [viewer, row] = await Promise.all([viewerOf(context, request), sharedProfile(services.db, slug)])
    const seen = seenBy(viewer, row?.profile, row?.ideas ?? [], row?.otherGifts)
    if (row && seen.ok) return done({ row, profile: seen.profile })
    return countMiss(services, clientOf(context), refused(seen.ok ? 'profile_not_found' : seen.code))
  })
}

/** The address of the viewer's own profile with this id. Refused as if there were none when it is not theirs. */
export async function addressById({ context, request, params: { slug: id } }: GiftArgs) {
  const { db } = servicesOf(context)
  return reading(context, async () => {
    const [viewer, profile] = await Promise.all([viewerOf(context, request), profileById(db, id)])
    return profile && isCreator(viewer, profile)
      ? done(`/gift/${profile.slug}`)
      : refused('profile_not_found')
  })
}

async function reading<Value>(
  context: GiftArgs['context'],
  read: () => Promise<{ ok: true; value: Value } | Refused>,
) {
  const answer = await attempt(servicesOf(context), 'shared_profile_load_failed', read)
  if (answer.ok || answer.code !== 'shared_profile_load_failed') return answer
  return { ...answer, retryAfter: ANOTHER_TRY_SECONDS }
}

/** For a file about a shared profile. Throws the page's own status and message when the viewer may not see it. */
export async function visibleProfile(args: GiftArgs) {
  const read = await readShared(args)
  if (!read.ok) throw noFile(args.context, read)
  const { profile, row } = read.value
  return {
    profile,
    id: row.profile.id,
    link: shareLink(servicesOf(args.context), args.request, profile.slug),
  }
}

export function noFile(context: GiftArgs['context'], refusal: Refused): Response {
  const answer = refuseInWords(context, refusal)
  answer.headers.set('X-Robots-Tag', 'noindex')
  return answer
}
