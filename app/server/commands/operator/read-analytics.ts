import {
  begunDays,
  type DateRange,
  dividedRange,
  periodBefore,
  spanOf,
} from '#app/domain/operator/date-range.ts'
import { maskedAddress } from '#app/domain/accounts/masked-address.ts'
import { dayOf } from '#app/domain/time-zone.ts'
import {
  countGiftProfiles,
  countSignUps,
  latestSignUps,
  timestampCheck,
  limitStatements,
} from '#app/server/queries/analytics.ts'
import type { Services } from '#app/server/services.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'

const LATEST = 5

export interface Counts {
  signUps: number
  giftProfiles: number
}

/** The counts of a range's days, weeks, months or years, those without rows among them. */
export type Part = DateRange & Counts

export interface Analytics {
  parts: Part[]
  total: Counts
  /** Of the range's days that have begun, against the same length of time before; null while none has begun. */
  before: (DateRange & Counts) | null
  latest: { email: string; day: string }[]
  check: { start_date: string; end_date: string } | undefined
}

/**
 * What `/analytics` shows of a range: sign-ups of verified accounts and gift profiles by UTC days, the latest sign-ups
 * with masked addresses, and the range as the database understood it (specification 7). Refuses nothing.
 */
async function readAnalytics(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  range: DateRange,
): Promise<Analytics> {
  const begun = begunDays(range, dayOf(clock.now(), 'UTC'))
  const before = begun && periodBefore(begun)
  const divided = dividedRange(range)
  const asked = before ? [...divided, before] : divided
  const spans = asked.map(spanOf)
  const { start, end } = spanOf(range)
  // One after the other: they share a connection.
  const signUps = await countSignUps(db, spans)
  const giftProfiles = await countGiftProfiles(db, spans)
  const latest = await latestSignUps(db, LATEST)
  const check = await timestampCheck(db, { start, end: new Date(end.getTime() - 1) })
  const counted = asked.map((part, place) => ({
    ...part,
    signUps: signUps[place] ?? 0,
    giftProfiles: giftProfiles[place] ?? 0,
  }))
  const parts = counted.slice(0, divided.length)
  return {
    parts,
    total: { signUps: sumOf(parts, 'signUps'), giftProfiles: sumOf(parts, 'giftProfiles') },
    before: counted[divided.length] ?? null,
    latest: latest.map(({ email, createdAt }) => ({
      email: maskedAddress(email),
      day: dayOf(createdAt, 'UTC'),
    })),
    check,
  }
}

function sumOf(parts: readonly Part[], what: keyof Counts): number {
  return parts.reduce((sum, part) => sum + part[what], 0)
}

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
