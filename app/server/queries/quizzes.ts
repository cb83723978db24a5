import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { StoredQuiz } from '#app/domain/quizzes/partner-quiz.ts'
import type { Database } from '#app/server/database/database.ts'
import { quizzes } from '#app/server/database/schema.ts'

export async function insertQuiz(
  db: Database,
  quiz: Omit<StoredQuiz, 'partner_b_answers' | 'takedown_reason'>,
): Promise<string | undefined> {
  const [row] = await db.insert(quizzes).values(quiz).returning({ quiz_id: quizzes.quiz_id })
  return row?.quiz_id
}

export async function quizById(db: Database, quizId: string): Promise<StoredQuiz | undefined> {
  const [row] = await db.select().from(quizzes).where(eq(quizzes.quiz_id, quizId))
  return row
}

/** The one statement that decides whose answers count: the first, while the quiz is active. */
export async function answerOnce(db: Database, quizId: string, answers: string, now: Date): Promise<boolean> {
  const answered = await db
    .update(quizzes)
    .set({ partner_b_answers: answers, completed_at: now })
    .where(
      and(
        eq(quizzes.quiz_id, quizId),
        isNull(quizzes.partner_b_answers),
        isNull(quizzes.takedown_reason),
        gt(quizzes.expires_at, now),
      ),
    )
    .returning({ quiz_id: quizzes.quiz_id })
  return answered.length === 1
}

/** Hides a quiz for a reason, or shows it again; false when there is none. */
export async function setQuizTakedown(db: Database, quizId: string, reason: string | null): Promise<boolean> {
  const set = await db
    .update(quizzes)
    .set({ takedown_reason: reason })
    .where(eq(quizzes.quiz_id, quizId))
    .returning({ quiz_id: quizzes.quiz_id })
  return set.length === 1
}

export async function deleteQuiz(db: Database, quizId: string): Promise<void> {
  await db.delete(quizzes).where(eq(quizzes.quiz_id, quizId))
}

/** Deletes what has expired; answers how many. */
export async function deleteExpiredQuizzes(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(quizzes)
    .where(lte(quizzes.expires_at, now))
    .returning({ quiz_id: quizzes.quiz_id })
  return deleted.length
}
