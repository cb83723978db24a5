import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { isPartnerAnswers, quizExpiry, type QuizNames } from '#app/domain/partner-quiz.ts'
import { randomId } from '#app/domain/slug.ts'
import { insertQuiz } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Makes a quiz of both names and the first player's answers, active for seven days; answers its unguessable id
 * (specification 4, 7, 9). Refused: anything but exactly 8 letters A to D.
 */
export async function createQuiz(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  names: QuizNames,
  answers: string,
): Promise<Outcome<string>> {
  if (!isPartnerAnswers(answers)) return refused('quiz_data_not_found')
  const quizId = await insertQuiz(db, {
    ...names,
    quiz_id: randomId(random),
    answers,
    expires_at: quizExpiry(clock.now()),
  })
  return quizId === undefined ? refused('quiz_create_failed') : done(quizId)
}
