import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import { isPartnerAnswers, quizExpiry, type QuizNames } from '#app/domain/quizzes/partner-quiz.ts'
import { randomId } from '#app/domain/profiles/slug.ts'
import { insertQuiz } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Makes a quiz of both names and the first player's answers for seven days (specification 4, 7, 9). Answers its id.
 * Refused: anything but 8 letters A to D; 'too_many_quizzes' with the wait.
 */
export async function createQuiz(
  { db, clock, random, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'limits'>,
  names: QuizNames,
  { answers, client }: { answers: string; client: string },
): Promise<Outcome<string>> {
  if (!isPartnerAnswers(answers)) return refused('quiz_data_not_found')
  const wait = await limits.count('quizzes', client)
  if (wait !== undefined) return refusedFor('too_many_quizzes', wait)
  const quizId = await insertQuiz(db, {
    ...names,
    quiz_id: randomId(random),
    answers,
    expires_at: quizExpiry(clock.now()),
  })
  return quizId === undefined ? refused('quiz_create_failed') : done(quizId)
}
