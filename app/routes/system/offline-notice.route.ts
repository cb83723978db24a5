import type { Route } from './+types/offline-notice.route'
import { offlineNotice } from '#app/copy/offline-notice.ts'
import { wordsIn } from '#app/server/request/words.ts'

/** What the worker keeps beside the pages of a language, to say it when there is no connection. */
export function loader({ params }: Route.LoaderArgs): Response {
  return Response.json(offlineNotice(wordsIn(params.language)), {
    headers: { 'Cache-Control': 'public, max-age=86400', 'X-Robots-Tag': 'noindex' },
  })
}
