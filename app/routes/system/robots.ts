import type { Route } from './+types/robots'
import { sharedAddress } from '#app/server/share-link.ts'
import { servicesOf } from '#app/server/viewer.ts'

/** Shared pages are open to crawlers: they fetch the preview for a chat, and see there that it is `noindex`. */
export function loader({ context, request }: Route.LoaderArgs) {
  const sitemap = sharedAddress(servicesOf(context), request, '/sitemap.xml')
  return new Response(
    `User-agent: *\nDisallow: /portal/\nDisallow: /auth/\nDisallow: /signout\n\nSitemap: ${sitemap}\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } },
  )
}
