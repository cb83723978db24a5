import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  storedGuesses,
  storedMadeQuiz,
  storedOwnQuiz,
  storeGuesses,
  storeMadeQuiz,
  storeOwnQuiz,
} from '#app/routes/quiz/quiz-session.ts'

const NAMES = { name_self: 'Maya', name_partner: 'Jonas' }
const QUIZ_ID = '23456789abcd'

/** The tab's session storage. */
let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const stored = () => JSON.parse(items.get('wishfolio.quiz') ?? 'null') as unknown

test('a quiz being made is in session storage with both names and its answers', () => {
  expect(storedOwnQuiz()).toBeNull()
  storeOwnQuiz({ ...NAMES, answers: 'ABC-----' })
  expect(stored()).toMatchObject({ ...NAMES, answers: 'ABC-----', partner_b: false })
  expect(storedOwnQuiz()).toEqual({ ...NAMES, answers: 'ABC-----' })
})

test('a made quiz leaves its id, and the answers go', () => {
  storeOwnQuiz({ ...NAMES, answers: 'ABCDABCD' })
  storeMadeQuiz(QUIZ_ID)
  expect(stored()).toMatchObject({ quiz_id: QUIZ_ID, answers: '--------', partner_b: false })
  expect(storedMadeQuiz()).toBe(QUIZ_ID)
})

test('the partner’s answers are stored with their quiz’s id and the flag that it is played', () => {
  storeGuesses(QUIZ_ID, 'AB------')
  storeGuesses(QUIZ_ID, '--C-----')
  expect(stored()).toMatchObject({ quiz_id: QUIZ_ID, partner_answers: 'ABC-----', partner_b: true })
  expect(storedGuesses(QUIZ_ID)).toBe('ABC-----')
  expect(storedGuesses('dcba98765432')).toBe('--------')
  expect(storedMadeQuiz()).toBeUndefined()
})

test.each(['{', 'null', '{"name_self":"Maya"}', '"text"'])(
  'a damaged record counts as none: %s',
  (damaged) => {
    items.set('wishfolio.quiz', damaged)
    expect([storedOwnQuiz(), storedMadeQuiz(), storedGuesses(QUIZ_ID)]).toEqual([null, undefined, '--------'])
  },
)
