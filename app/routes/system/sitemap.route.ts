import type { Route } from './+types/sitemap.route'
import { seesAnalytics } from '#app/domain/operator/analytics-access.ts'
import { PUBLIC_PAGES } from '#app/domain/addresses/public-pages.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const open = seesAnalytics(services.env.ANALYTICS_ACCESS, null)
  const hidden = [!open && '/analytics', services.env.SIGN_UP === 'closed' && '/signup']
  const pages = PUBLIC_PAGES.filter((path) => !hidden.includes(path))
  const urls = pages.map((path) => `  <url><loc>${sharedAddress(services, request, path)}</loc></url>`)
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
    {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
  )
}
