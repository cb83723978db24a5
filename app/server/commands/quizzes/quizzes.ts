import { done, type Outcome, refused, refusedFor } from '#app/domain/outcome.ts'
import {
  isPartnerAnswers,
  quizExpiry,
  type QuizNames,
  isExpired,
  type SeenQuiz,
  seenQuiz,
} from '#app/domain/quizzes/partner-quiz.ts'
import { randomId, isSlug } from '#app/domain/addresses/slug.ts'
import {
  insertQuiz,
  deleteQuiz,
  quizById,
  answerOnce,
  deleteExpiredQuizzes,
} from '#app/server/queries/quizzes.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Makes a quiz of both names and the first player's answers, in `language`, for seven days (specification 4, 7, 9). Answers
 * its id. Refused: anything but 8 letters A to D; 'too_many_quizzes' with the wait.
 */
export async function createQuiz(
  { db, clock, random, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'limits'>,
  names: QuizNames,
  { answers, client, language }: { answers: string; client: string; language: string },
): Promise<Outcome<string>> {
  if (!isPartnerAnswers(answers)) return refused('quiz_data_not_found')
  const wait = await limits.count('quizzes', client)
  if (wait !== undefined) return refusedFor('too_many_quizzes', wait)
  const quizId = await insertQuiz(db, {
    ...names,
    quiz_id: randomId(random),
    answers,
    language,
    expires_at: quizExpiry(clock.now()),
  })
  return quizId === undefined ? refused('quiz_create_failed') : done(quizId)
}

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

/** Deletes every expired quiz; answers how many. */
export function sweepQuizzes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deleteExpiredQuizzes(db, clock.now())
}
