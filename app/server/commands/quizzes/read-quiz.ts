import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { isExpired, type SeenQuiz, seenQuiz } from '#app/domain/quizzes/partner-quiz.ts'
import { isSlug } from '#app/domain/profiles/slug.ts'
import { deleteQuiz, quizById } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/** A quiz as its players may see it; an expired one is deleted (specification 4). Refused: 'quiz_not_found'. */
export async function readQuiz(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  quizId: string,
): Promise<Outcome<SeenQuiz>> {
  const quiz = isSlug(quizId) ? await quizById(db, quizId) : undefined
  if (!quiz || quiz.takedown_reason !== null) return refused('quiz_not_found')
  if (isExpired(quiz, clock.now())) {
    await deleteQuiz(db, quizId)
    return refused('quiz_not_found')
  }
  return done(seenQuiz(quiz))
}
