import type { RouterContextProvider } from 'react-router'
import { gatheringSeenBy } from '#app/domain/gatherings/gathering-visibility.ts'
import { done, refused } from '#app/domain/outcome.ts'
import { countMiss } from '#app/server/commands/visitors/count-miss.ts'
import { whoAmI } from '#app/server/request/devices.ts'
import { attempt, refuseInWords } from '#app/server/request/form.ts'
import { sharedGathering } from '#app/server/queries/gatherings.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { clientOf, servicesOf, viewerOf } from '#app/server/request/viewer.ts'

export interface GatheringArgs {
  context: Readonly<RouterContextProvider>
  request: Request
  params: { slug: string }
}

/** A gathering as the viewer sees it, its row and its link. Refused: 'gathering_not_found', 'gathering_failed'. */
export async function readGathering({ context, request, params: { slug } }: GatheringArgs) {
  const services = servicesOf(context)
  return attempt(services, 'gathering_failed', async () => {
    const [viewer, row, me] = await Promise.all([
      viewerOf(context, request),
      sharedGathering(services.db, slug),
      whoAmI(services, request),
    ])
    const gathering = gatheringSeenBy(viewer, row, me)
    if (!row || !gathering) return countMiss(services, clientOf(context), refused('gathering_not_found'))
    return done({ row, me, gathering, link: sharedAddress(services, request, `/gathering/${slug}`) })
  })
}

/** The same for a file about it; throws the page's own status and message instead of a refusal. */
export async function visibleGathering(args: GatheringArgs) {
  const read = await readGathering(args)
  if (read.ok) return read.value
  const answer = refuseInWords(args.context, read)
  answer.headers.set('X-Robots-Tag', 'noindex')
  throw answer
}
