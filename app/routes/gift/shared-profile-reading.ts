import type { RouterContextProvider } from 'react-router'
import { done, type Refused, refused } from '#app/domain/outcome.ts'
import { seenBy } from '#app/domain/visibility.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { attempt, refuseInWords } from '#app/server/form.ts'
import { profileById, sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { shareLink } from '#app/server/share-link.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/viewer.ts'

const ANOTHER_TRY_SECONDS = 10

export interface GiftArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { slug: string }
}

/** A shared profile as stored and as whoever asks sees it. Refused: as `seenBy`, or it could not be read just now. */
export async function readShared({ context, request, params: { slug } }: GiftArgs) {
  const services = servicesOf(context)
  return reading(context, async () => {
    const [viewer, row] = await Promise.all([viewerOf(context, request), sharedProfile(services.db, slug)])
    const seen = seenBy(viewer, row?.profile, row?.ideas ?? [])
    if (row && seen.ok) return done({ row, profile: seen.profile })
    return countMiss(services, clientOf(context), refused(seen.ok ? 'profile_not_found' : seen.code))
  })
}

/** The address of a profile asked for by its id. Refused to whoever may not see it, as if there were none. */
export async function addressById({ context, request, params: { slug: id } }: GiftArgs) {
  const { db } = servicesOf(context)
  return reading(context, async () => {
    const [viewer, profile] = await Promise.all([viewerOf(context, request), profileById(db, id)])
    const seen = seenBy(viewer, profile, [])
    return seen.ok ? done(`/gift/${seen.profile.slug}`) : refused('profile_not_found')
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

/**
 * For a file about a shared profile: the profile as whoever asks may see it, its id and its link. Whoever may not see
 * its page gets no file either, with the page's status and sentence.
 */
export async function visibleProfile(args: GiftArgs) {
  const read = await readShared(args)
  if (!read.ok) throw noFile(read)
  const { profile, row } = read.value
  return {
    profile,
    id: row.profile.id,
    link: shareLink(servicesOf(args.context), args.request, profile.slug),
  }
}

export function noFile(refusal: Refused): Response {
  const answer = refuseInWords(refusal)
  answer.headers.set('X-Robots-Tag', 'noindex')
  return answer
}
