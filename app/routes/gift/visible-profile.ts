import type { RouterContextProvider } from 'react-router'
import { done } from '#app/domain/outcome.ts'
import { seenBy } from '#app/domain/visibility.ts'
import { countMiss } from '#app/server/commands/count-miss.ts'
import { attempt, refuseInWords } from '#app/server/form.ts'
import { sharedProfile } from '#app/server/queries/gift-profiles.ts'
import { shareLink } from '#app/server/share-link.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/viewer.ts'

interface GiftArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { slug: string }
}

/**
 * For a file about a shared profile: the profile as whoever asks may see it, its id and its link. Whoever may not see
 * its page gets no file either, with the page's status and sentence.
 */
export async function visibleProfile({ context, request, params: { slug } }: GiftArgs) {
  const services = servicesOf(context)
  const read = await attempt(services, 'shared_profile_load_failed', async () => {
    const [viewer, row] = await Promise.all([viewerOf(context, request), sharedProfile(services.db, slug)])
    return done({ viewer, row })
  })
  if (!read.ok) throw refuseInWords(read)
  const { viewer, row } = read.value
  const seen = seenBy(viewer, row?.profile, undefined, services.shop)
  if (!seen.ok) throw refuseInWords(await countMiss(services, clientOf(context), seen))
  return { profile: seen.profile, id: row?.profile.id, link: shareLink(services, request, slug) }
}
