import { asPercent } from './report.ts'

const MAX_BUSY = 0.7

/** Why there is nothing to report, for the person who runs the benchmark. */
export class CannotMeasure extends Error {}

/** Throws when a load generator used so much of a core that it may itself have been the limit. */
export function refuseBusyGenerator(busy: number): void {
  if (busy <= MAX_BUSY) return
  throw new CannotMeasure(
    `The load generator used ${asPercent(busy)} of a core, more than ${asPercent(MAX_BUSY)}. It may be the limit ` +
      'instead of the server, so nothing is reported. Run this again on a quiet machine, or with fewer connections.',
  )
}
