import type { Logger } from 'pino'

/** How many mails an hour may be sent by all instances, and who is told how many were. */
export interface MailBudget {
  max: number
  report(used: number): void
}

/** Tells the log when half of the budget is used and when all is. */
export function watchedBudget(max: number, log: Pick<Logger, 'warn'>): MailBudget {
  let reported = 0
  return {
    max,
    report(used) {
      const reached = used >= max ? 2 : used * 2 >= max ? 1 : 0
      if (reached > reported) {
        const counts = { used, max }
        if (reached === 2)
          log.warn(counts, 'the mails of this hour are used up: the others wait (MAILS_PER_HOUR)')
        else log.warn(counts, 'half of the mails of this hour are used (MAILS_PER_HOUR)')
      }
      reported = reached
    },
  }
}
