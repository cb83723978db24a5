import { data, type RouterContextProvider } from 'react-router'
import { seesAnalytics } from '#app/domain/operator/analytics-access.ts'
import { askedRange, type DateRange } from '#app/domain/operator/date-range.ts'
import { done, type Outcome, refusedFor } from '#app/domain/outcome.ts'
import { type Analytics, recentAnalytics } from '#app/server/commands/operator/read-analytics.ts'
import { attempt } from '#app/server/request/form.ts'
import { clientOf, requireOwner, servicesOf } from '#app/server/request/viewer.ts'

export async function requestedCounts(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Outcome<Analytics & { range: DateRange }>> {
  const services = servicesOf(context)
  await requireAccess(context, request)
  const asked = new URL(request.url).searchParams
  const range = askedRange({ from: asked.get('from'), to: asked.get('to') }, services.clock.now())
  if (!range.ok) return range
  const wait = asked.size > 0 ? await services.limits.count('ranges', clientOf(context)) : undefined
  if (wait !== undefined) return refusedFor('too_many_ranges', wait)
  const counts = await attempt(services, 'analytics_failed', () => recentAnalytics(services, range.value))
  return counts.ok ? done({ ...counts.value, range: range.value }) : counts
}

async function requireAccess(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const access = servicesOf(context).env.ANALYTICS_ACCESS
  if (seesAnalytics(access, null)) return
  const { email } = await requireOwner(context, request)
  if (!seesAnalytics(access, email)) throw data(null, { status: 403 })
}
