import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { data } from 'react-router'
import type { Route } from './+types/analytics.route'
import { useProblemToast } from '#app/components/page/page-toasts.ts'
import { orInstead } from '#app/components/forms/unreachable-server.ts'
import { BROWSER_MESSAGES } from '#app/copy/said-by-the-browser.ts'
import { sayHere } from '#app/language/on-this-page.ts'
import { groupingOf, quickRanges } from '#app/domain/operator/date-range.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import { requestedCounts } from '#app/routes/analytics/requested-counts.ts'
import { CountChart } from '#app/routes/analytics/count-chart.tsx'
import { CountTable, LatestProfiles, TotalCount } from '#app/routes/analytics/figures.tsx'
import { RangeForm } from '#app/routes/analytics/range-form.tsx'
import { statusOf } from '#app/server/request/form.ts'
import { messageFor } from '#app/server/request/said.ts'
import { servicesOf } from '#app/server/request/viewer.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const counts = await requestedCounts(context, request)
  const { searchParams } = new URL(request.url)
  const quick = quickRanges(dayOf(servicesOf(context).clock.now(), 'UTC'))
  if (!counts.ok) {
    const { code } = counts
    const problem = messageFor(context, code)
    return data({ code, problem, asked: typedIn(searchParams), quick }, statusOf(counts))
  }
  return data({ problem: null, asked: counts.value.range, quick, counts: counts.value })
}

/** When the server is unreachable the page says so, and keeps its range. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const asked = typedIn(new URL(request.url).searchParams)
  const code = 'analytics_failed' as const
  return orInstead(serverLoader, () => ({ code, problem: sayHere(BROWSER_MESSAGES[code]), asked, quick: [] }))
}

function typedIn(asked: URLSearchParams) {
  return { from: asked.get('from') ?? '', to: asked.get('to') ?? '' }
}

type Counts = Extract<Route.ComponentProps['loaderData'], { problem: null }>['counts']

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { problem, asked, quick } = loaderData
  useProblemToast(problem !== null && loaderData.code === 'analytics_failed' ? problem : null)
  return (
    <div className="page grid gap-8">
      <title>{`${t`Analytics`} · Wishfolio`}</title>
      <meta
        name="description"
        content={t`How many people signed up at Wishfolio and how many gift profiles they made.`}
      />
      <PageHeading
        title={t`Analytics`}
        lead={t`Sign-ups and gift profiles, counted by the days of UTC, at most a minute ago.`}
      />
      <RangeForm asked={asked} quick={quick} />
      {problem === null ? (
        <Found counts={loaderData.counts} />
      ) : (
        <NotCounted code={loaderData.code} problem={problem} asked={asked} />
      )}
    </div>
  )
}

const NOTES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  analytics_failed: msg`Nothing is lost. Please try again in a moment.`,
  too_many_ranges: msg`Each counts every day in it, so there is a limit.`,
  date_range_invalid: msg`Days that exist, between 1970 and 2199, can be counted.`,
}

interface NotCountedProps {
  code: ErrorCode
  problem: string
  asked: { from: string; to: string }
}

function NotCounted({ code, problem, asked }: NotCountedProps) {
  const { t } = useLingui()
  const note = NOTES[code]
  const failed = code === 'analytics_failed'
  const again = asked.from || asked.to ? `?${new URLSearchParams(asked).toString()}` : ''
  return (
    <Notice
      tone="error"
      title={problem}
      action={
        failed && (
          <LinkButton to={`/analytics${again}`} replace tone="paper" size="small">
            {t`Try again`}
          </LinkButton>
        )
      }
    >
      {note && t(note)}
    </Notice>
  )
}

const COUNTED = [
  [msg`Sign-ups`, 'signUps'],
  [msg`Gift profiles`, 'giftProfiles'],
] as const

function Found({ counts: { range, parts, total, before, latest, check } }: { counts: Counts }) {
  const { t } = useLingui()
  const { start_date: start, end_date: end } = check ?? {}
  const grouping = groupingOf(range)
  return (
    <>
      <section
        className="grid gap-8 md:grid-cols-2"
        aria-label={t({ message: 'Counts', comment: 'of sign-ups and gift profiles' })}
      >
        {COUNTED.map(([name, what]) => (
          <div key={what} className="grid content-start gap-4">
            <TotalCount name={t(name)} count={total[what]} before={before} was={before?.[what]} />
            <CountChart what={what} parts={parts} grouping={grouping} />
          </div>
        ))}
      </section>
      <CountTable parts={parts} grouping={grouping} />
      <div className="buttons">
        <LinkButton
          to={`/analytics/counts.csv?${new URLSearchParams({ from: range.from, to: range.to }).toString()}`}
          reloadDocument
          icon={Download}
          tone="quiet"
          size="small"
        >
          {t`Download CSV`}
        </LinkButton>
      </div>
      <LatestProfiles latest={latest} />
      <details>
        <summary className="link w-fit cursor-pointer">{t`Time range details`}</summary>
        <p className="text-small text-ink-soft">{t`The database counts from ${start} to ${end} UTC.`}</p>
      </details>
    </>
  )
}
