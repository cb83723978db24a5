import type { DateRange } from '#app/domain/date-range.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import { type Analytics, readAnalytics } from '#app/server/commands/operator/read-analytics.ts'
import { limitStatements } from '#app/server/queries/analytics.ts'
import type { Services } from '#app/server/services.ts'

const STATEMENT_TIMEOUT_MS = 10_000

/** What `readAnalytics` answers, at most a minute old: for one range at a time, each statement in ten seconds at most. */
export async function recentAnalytics(
  { db, clock, recentAnswers }: Pick<Services, 'db' | 'clock' | 'recentAnswers'>,
  range: DateRange,
): Promise<Outcome<Analytics>> {
  const question = [range.from, range.to, dayOf(clock.now(), 'UTC')].join(' ')
  const counts = await recentAnswers(question, () =>
    db.transaction(async (tx) => {
      await limitStatements(tx, STATEMENT_TIMEOUT_MS)
      return readAnalytics({ db: tx, clock }, range)
    }),
  )
  return done(counts)
}
