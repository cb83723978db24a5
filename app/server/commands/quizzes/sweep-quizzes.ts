import { deleteExpiredQuizzes } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/** Deletes every expired quiz; answers how many. */
export function sweepQuizzes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deleteExpiredQuizzes(db, clock.now())
}
