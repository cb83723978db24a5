import { deleteExpiredQuizzes } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/** Deletes every expired quiz, on one instance at a time; answers how many, undefined where another sweeps. */
export function sweepQuizzes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number | undefined> {
  return db.transaction((tx) => deleteExpiredQuizzes(tx, clock.now()))
}
