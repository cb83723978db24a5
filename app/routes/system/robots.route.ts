import type { Route } from './+types/robots.route'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

/** Crawlers may fetch shared pages: chats need the preview, and `noindex` keeps them out of search engines. */
export function loader({ context, request }: Route.LoaderArgs) {
  const sitemap = sharedAddress(servicesOf(context), request, '/sitemap.xml')
  return new Response(
    `User-agent: *\nDisallow: /portal/\nDisallow: /auth/\nDisallow: /signout\n\nSitemap: ${sitemap}\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } },
  )
}
