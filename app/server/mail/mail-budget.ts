import type { Logger } from 'pino'

/** How many mails an hour may be sent by all instances, and who is told how many were. */
export interface MailBudget {
  max: number
  report(used: number): void
}

/** Tells the log once when the budget is used up. */
export function watchedBudget(max: number, log: Pick<Logger, 'warn'>): MailBudget {
  let wasUsedUp = false
  return {
    max,
    report(used) {
      const isUsedUp = used >= max
      if (isUsedUp && !wasUsedUp)
        log.warn({ used, max }, 'the mails of this hour are used up: the others wait (MAILS_PER_HOUR)')
      wasUsedUp = isUsedUp
    },
  }
}
