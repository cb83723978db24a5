import { AUDIT_DAYS } from '#app/domain/audit-event.ts'
import { deleteEventsBefore } from '#app/server/queries/audit-events.ts'
import type { Services } from '#app/server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes what the audit trail recorded more than 90 days ago. Nothing is refused (product: audit trail). */
export function sweepAuditTrail({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteEventsBefore(db, new Date(clock.now().getTime() - AUDIT_DAYS * DAY_MS))
}
