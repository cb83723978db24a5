import { browserRecord } from '#app/components/session/browser-record.ts'
import { isVibe, type Vibe } from '#app/domain/quizzes/mom-quiz.ts'
import { NO_ANSWERS, QUESTIONS } from '#app/domain/quizzes/question-walk.ts'

const result = browserRecord('localStorage', 'wishfolio.mom-vibe', isVibe)
const answers = browserRecord('sessionStorage', 'wishfolio.mom-answers', isLetters)

export function storedVibe(): Vibe | undefined {
  return result.read()
}

export function storeVibe(vibe: Vibe): void {
  result.write(vibe)
  answers.write(NO_ANSWERS)
}

export function storedMomAnswers(): string {
  return answers.read() ?? NO_ANSWERS
}

export function storeMomAnswers(letters: string): void {
  answers.write(letters)
}

function isLetters(value: unknown): value is string {
  return typeof value === 'string' && value.length === QUESTIONS
}
