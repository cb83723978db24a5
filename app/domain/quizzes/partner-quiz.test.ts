import { expect, test } from 'vitest'
import {
  isExpired,
  isPartnerAnswers,
  quizExpiry,
  scoreOf,
  seenQuiz,
  tierOf,
} from '#app/domain/quizzes/partner-quiz.ts'
import { quizNames } from '#app/domain/quizzes/partner-quiz-form.ts'

const OWN = 'ABCDABCD'
const WRONG = 'BCDABCDA'
const NOON = new Date('2026-11-21T12:00:00.000Z')

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('%i right answers score as many, wherever they are', (right) => {
  expect(scoreOf(OWN, OWN.slice(0, right) + WRONG.slice(right))).toBe(right)
  expect(scoreOf(OWN, WRONG.slice(0, 8 - right) + OWN.slice(8 - right))).toBe(right)
})

test.each([
  [8, 'gift_soulmates'],
  [7, 'gift_soulmates'],
  [6, 'solid_vibes'],
  [5, 'solid_vibes'],
  [4, 'wishlist_assist'],
  [3, 'wishlist_assist'],
  [2, 'wishlist_emergency'],
  [1, 'wishlist_emergency'],
  [0, 'wishlist_emergency'],
] as const)('a score of %i is in the tier %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier)
})

test.each([
  ['ABCDABCD', true],
  ['AAAAAAAA', true],
  ['ABCDABC', false],
  ['ABCDABCDA', false],
  ['ABCDABCE', false],
  ['abcdabcd', false],
  ['ABCDABC-', false],
  ['ABCDABC\n', false],
  ['', false],
])('answers %j are complete: %s', (answers, complete) => {
  expect(isPartnerAnswers(answers)).toBe(complete)
})

test('a quiz ends seven days after it was made, to the millisecond', () => {
  const expires_at = quizExpiry(NOON)
  expect(expires_at).toEqual(new Date('2026-11-28T12:00:00.000Z'))
  expect(isExpired({ expires_at }, new Date('2026-11-28T11:59:59.999Z'))).toBe(false)
  expect(isExpired({ expires_at }, new Date('2026-11-28T12:00:00.000Z'))).toBe(true)
})

const stored = {
  quiz_id: '23456789abcd',
  language: 'de',
  name_self: 'Maya',
  name_partner: 'Jonas',
  answers: OWN,
  partner_b_answers: null,
  expires_at: NOON,
  takedown_reason: null,
}

test('no one sees the first player’s answers before the partner’s are in', () => {
  const seen = seenQuiz(stored)
  expect(seen).toEqual({
    quizId: '23456789abcd',
    language: 'de',
    nameSelf: 'Maya',
    namePartner: 'Jonas',
    result: null,
  })
  expect(JSON.stringify(seen)).not.toContain(OWN)
})

test('with the partner’s answers both are seen, and the score', () => {
  expect(seenQuiz({ ...stored, partner_b_answers: 'ABCDBCDA' }).result).toEqual({
    own: OWN,
    guessed: 'ABCDBCDA',
    score: 4,
  })
})

const codesOf = (fields: Record<string, unknown>) => {
  const read = quizNames.safeParse({ name_self: 'Maya', name_partner: 'Jonas', ...fields })
  return read.success ? read.data : read.error.issues.map(({ path, message }) => [path[0], message])
}

test.each([
  ['', 'name_self_required'],
  ['   ', 'name_self_required'],
  ['\t\n', 'name_self_required'],
  [undefined, 'name_self_required'],
  ['a'.repeat(51), 'quiz_name_too_long'],
  ['🎁'.repeat(51), 'quiz_name_too_long'],
  ['Ma\0ya', 'text_unstorable'],
  ['Ma\ud800ya', 'text_unstorable'],
])('the name %j is refused with %s', (name, code) => {
  expect(codesOf({ name_self: name })).toEqual([['name_self', code]])
})

test('the partner’s name is required too', () => {
  expect(codesOf({ name_partner: ' ' })).toEqual([['name_partner', 'name_partner_required']])
})

test('names are trimmed, and 50 code points are enough for both', () => {
  expect(codesOf({ name_self: ` ${'🎁'.repeat(50)} `, name_partner: '  Jonas ' })).toEqual({
    name_self: '🎁'.repeat(50),
    name_partner: 'Jonas',
  })
})
