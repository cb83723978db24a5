import { isAnswers } from '#app/domain/quizzes/question-walk.ts'

export const PARTNER_LETTERS = 'ABCD'
export const QUIZ_NAME_LIMIT = 50
const DAYS_ACTIVE = 7
const DAY_MS = 24 * 60 * 60 * 1000

export interface QuizNames {
  name_self: string
  name_partner: string
}

/** A stored quiz with the first player's answers. It must not leave the server. */
export interface StoredQuiz extends QuizNames {
  quiz_id: string
  language: string
  answers: string
  partner_b_answers: string | null
  expires_at: Date
  takedown_reason: string | null
}

/** Stored answers: exactly 8 letters A to D. */
export function isPartnerAnswers(answers: string): boolean {
  return isAnswers(answers, PARTNER_LETTERS)
}

/** How many of the partner's guesses are right (specification 9). */
export function scoreOf(own: string, guessed: string): number {
  return [...own].filter((letter, at) => letter === guessed[at]).length
}

export const TIERS = ['gift_soulmates', 'solid_vibes', 'wishlist_assist', 'wishlist_emergency'] as const
export type Tier = (typeof TIERS)[number]

/** 7 and 8 the best, 5 and 6 the second, 3 and 4 the third, else the last (specification 9). */
export function tierOf(score: number): Tier {
  if (score >= 7) return 'gift_soulmates'
  if (score >= 5) return 'solid_vibes'
  return score >= 3 ? 'wishlist_assist' : 'wishlist_emergency'
}

export function quizExpiry(now: Date): Date {
  return new Date(now.getTime() + DAYS_ACTIVE * DAY_MS)
}

export function isExpired({ expires_at }: Pick<StoredQuiz, 'expires_at'>, now: Date): boolean {
  return now.getTime() >= expires_at.getTime()
}

declare const seen: unique symbol

/** What players may see of a quiz. Only `seenQuiz` makes one, and the quiz's screens accept nothing else. */
export interface SeenQuiz {
  readonly [seen]: true
  quizId: string
  /** In which it was made. */
  language: string
  nameSelf: string
  namePartner: string
  /** Null until the partner's answers are in. */
  result: { own: string; guessed: string; score: number } | null
}

/** What may leave the server of a quiz: the first player's answers only with the partner's. */
export function seenQuiz({
  quiz_id,
  language,
  name_self,
  name_partner,
  answers,
  partner_b_answers,
}: StoredQuiz): SeenQuiz {
  const result =
    partner_b_answers === null
      ? null
      : { own: answers, guessed: partner_b_answers, score: scoreOf(answers, partner_b_answers) }
  const quiz: Omit<SeenQuiz, typeof seen> = {
    quizId: quiz_id,
    language,
    nameSelf: name_self,
    namePartner: name_partner,
    result,
  }
  return quiz as SeenQuiz
}
