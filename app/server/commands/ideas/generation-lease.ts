import type { MadeIdea } from '#app/domain/ideas/gift-suggestions.ts'
import { type GenerationRun, updateRun } from '#app/server/queries/generation-runs.ts'
import type { Services } from '#app/server/services.ts'

/** A dead server's run can be taken over after this long. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000

export function leaseFrom({ clock }: Pick<Services, 'clock'>): Date {
  return new Date(clock.now().getTime() + LEASE_MS)
}

export interface GenerationLease {
  /** Renews the lease and stores what is accepted so far, if given; false when another holder has taken the run over. */
  renew(accepted?: MadeIdea[]): Promise<boolean>
  release(): void
}

/** Holds a run for the caller that started it or took it over, until it is released. */
export function holdLease(parts: Pick<Services, 'db' | 'clock'>, run: GenerationRun): GenerationLease {
  let held = run.lease_until
  let last = Promise.resolve(true)
  async function write(accepted?: MadeIdea[]): Promise<boolean> {
    const until = leaseFrom(parts)
    const progress = { lease_until: until, updated_at: parts.clock.now(), ...(accepted && { accepted }) }
    const mine = await updateRun(parts.db, run.id, held, progress)
    held = until
    return mine
  }
  // One write after the other: each names the lease that the one before it left.
  const renew = (accepted?: MadeIdea[]) => (last = last.then((mine) => mine && write(accepted)))
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_MS)
  return { renew, release: () => clearInterval(renewing) }
}
