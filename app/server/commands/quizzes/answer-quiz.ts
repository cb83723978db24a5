import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { isPartnerAnswers } from '#app/domain/quizzes/partner-quiz.ts'
import { readQuiz } from '#app/server/commands/quizzes/read-quiz.ts'
import { answerOnce } from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Saves the partner's answers and completes the quiz (specification 4). Of simultaneous partners the first counts.
 * Refused: anything but 8 letters A to D; no such quiz, an expired or a played one.
 */
export async function answerQuiz(
  services: Pick<Services, 'db' | 'clock'>,
  quizId: string,
  answers: string,
): Promise<Outcome<null>> {
  if (!isPartnerAnswers(answers)) return refused('quiz_data_not_found')
  if (await answerOnce(services.db, quizId, answers, services.clock.now())) return done(null)
  const quiz = await readQuiz(services, quizId)
  if (!quiz.ok) return quiz
  // The same answers sent again, because the first answer of ours got lost on the way.
  return quiz.value.result?.guessed === answers ? done(null) : refused('quiz_played_already')
}
