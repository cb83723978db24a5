import { UNDO_MINUTES } from '#app/domain/limits.ts'
import { deleteOldUndoSteps } from '#app/server/queries/undo-steps.ts'
import type { Services } from '#app/server/services.ts'

/** Deletes for good what was deleted or replaced and can no longer be undone. Nothing is refused. */
export function sweepUndoSteps({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  return deleteOldUndoSteps(db, new Date(clock.now().getTime() - UNDO_MINUTES * 60_000))
}
