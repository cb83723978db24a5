import { browserRecord } from '#app/components/session/browser-record.ts'
import type { QuizNames } from '#app/domain/quizzes/partner-quiz.ts'
import { fillIn, NO_ANSWERS } from '#app/domain/quizzes/question-walk.ts'

/** The quiz session data of the specification (3), in session storage: each tab has its own. */
interface QuizSession extends QuizNames {
  answers: string
  partner_answers: string
  quiz_id: string
  partner_b: boolean
}

export type OwnQuiz = Pick<QuizSession, 'name_self' | 'name_partner' | 'answers'>

const NOTHING: QuizSession = {
  name_self: '',
  name_partner: '',
  answers: NO_ANSWERS,
  partner_answers: NO_ANSWERS,
  quiz_id: '',
  partner_b: false,
}

const session = browserRecord('sessionStorage', 'wishfolio.quiz', isQuizSession)

export function storedOwnQuiz(): OwnQuiz | null {
  const { name_self, name_partner, answers } = session.read() ?? NOTHING
  return name_self === '' ? null : { name_self, name_partner, answers }
}

export function storeOwnQuiz(quiz: OwnQuiz): void {
  session.write({ ...(session.read() ?? NOTHING), ...quiz, partner_b: false })
}

export function storeMadeQuiz(quizId: string): void {
  session.write({ ...(session.read() ?? NOTHING), answers: NO_ANSWERS, quiz_id: quizId, partner_b: false })
}

export function storedMadeQuiz(): string | undefined {
  const { quiz_id, partner_b } = session.read() ?? NOTHING
  return quiz_id === '' || partner_b ? undefined : quiz_id
}

export function storedGuesses(quizId: string): string {
  const { quiz_id, partner_b, partner_answers } = session.read() ?? NOTHING
  return partner_b && quiz_id === quizId ? partner_answers : NO_ANSWERS
}

export function storeGuesses(quizId: string, guesses: string): void {
  const partner_answers = fillIn(guesses, storedGuesses(quizId))
  session.write({ ...(session.read() ?? NOTHING), partner_answers, quiz_id: quizId, partner_b: true })
}

function isQuizSession(value: unknown): value is QuizSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(NOTHING).every(([name, kept]) => typeof Reflect.get(value, name) === typeof kept)
  )
}
