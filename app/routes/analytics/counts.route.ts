import type { Route } from './+types/counts.route'
import { requestedCounts } from '#app/routes/analytics/requested-counts.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

/** The counts of a range as CSV. Only dates and numbers, so no spreadsheet formula can be injected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const counts = await requestedCounts(context, request)
  if (!counts.ok) {
    const services = servicesOf(context)
    return toastAt(services, `/analytics${new URL(request.url).search}`, counts.code)
  }
  const { parts, range } = counts.value
  const lines = [
    ['from', 'to', 'sign_ups', 'gift_profiles'],
    ...parts.map(({ from, to, signUps, giftProfiles }) => [from, to, signUps, giftProfiles]),
  ]
  return new Response(lines.map((line) => `${line.join(',')}\r\n`).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wishfolio-${range.from}-to-${range.to}.csv"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
