import { expect, test } from 'vitest'
import {
  fillIn,
  NO_ANSWERS,
  questionNumber,
  readWalkForm,
  stepAt,
  type WalkForm,
} from '#app/domain/quizzes/question-walk.ts'

const form = (fields: Partial<WalkForm>): WalkForm => ({
  answers: NO_ANSWERS,
  at: 0,
  choice: '-',
  back: false,
  ...fields,
})

test.each(['1', '2', '3', '4', '5', '6', '7', '8'])('%s is the number of a question', (segment) => {
  expect(questionNumber(segment)).toBe(Number(segment))
})

test.each(['0', '9', '10', '-1', '01', '1.5', '1 ', 'one', '', '８', undefined])(
  '%j is not the number of a question',
  (segment) => {
    expect(questionNumber(segment)).toBeUndefined()
  },
)

test('a form with an answer leads to the next question', () => {
  expect(stepAt(2, form({ answers: 'A-------', at: 2, choice: 'C' }))).toEqual({
    kind: 'go',
    question: 3,
    answers: 'AC------',
  })
})

test('a form without an answer stays and says what is missing', () => {
  expect(stepAt(2, form({ answers: 'A-------', at: 2 }))).toEqual({
    kind: 'show',
    answers: 'A-------',
    answerMissing: true,
  })
})

test('an answer given earlier is enough to go on', () => {
  expect(stepAt(2, form({ answers: 'AB------', at: 2 }))).toMatchObject({ kind: 'go', question: 3 })
})

test('going back needs no answer, and takes along what was chosen', () => {
  expect(stepAt(3, form({ answers: 'AB------', at: 3, back: true }))).toMatchObject({
    kind: 'go',
    question: 2,
    answers: 'AB------',
  })
  expect(stepAt(3, form({ answers: 'AB------', at: 3, choice: 'D', back: true }))).toMatchObject({
    answers: 'ABD-----',
  })
})

test('there is nothing before the first question', () => {
  expect(stepAt(1, form({ at: 1, back: true }))).toMatchObject({ kind: 'go', question: 1 })
})

test('a form that comes from another question brings its answer and is shown this one', () => {
  const shown = { kind: 'show', answerMissing: false }
  expect(stepAt(1, form({}))).toEqual({ ...shown, answers: NO_ANSWERS })
  expect(stepAt(3, form({ answers: 'A-------', at: 2, choice: 'C' }))).toEqual({
    ...shown,
    answers: 'AC------',
  })
  expect(stepAt(2, form({ answers: 'ABC-----', at: 3, back: true }))).toEqual({
    ...shown,
    answers: 'ABC-----',
  })
})

test('a changed answer replaces the earlier one and nothing else', () => {
  expect(stepAt(4, form({ answers: 'ABCDABCD', at: 4, choice: 'A' }))).toMatchObject({ answers: 'ABCAABCD' })
})

test('after the last question everything is answered', () => {
  expect(stepAt(8, form({ answers: 'ABCDABC-', at: 8, choice: 'D' }))).toEqual({
    kind: 'finished',
    answers: 'ABCDABCD',
  })
})

test('a visitor who jumped ahead is led to the first question without an answer', () => {
  expect(stepAt(8, form({ answers: 'AB-D-BC-', at: 8, choice: 'D' }))).toEqual({
    kind: 'go',
    question: 3,
    answers: 'AB-D-BCD',
  })
})

test('a form is read as it was posted', () => {
  const posted = new Map([
    ['answers', 'AB------'],
    ['at', '3'],
    ['choice', 'D'],
    ['to', 'previous'],
  ])
  expect(readWalkForm(posted, 'ABCD')).toEqual({ answers: 'AB------', at: 3, choice: 'D', back: true })
})

test('a form that says nothing is that of a quiz just begun', () => {
  expect(readWalkForm(new Map(), 'ABCD')).toEqual(form({}))
})

test.each([
  ['answers', 'AB'],
  ['answers', 'ABCDABCDA'],
  ['answers', 'ABCDABCE'],
  ['answers', 'abcd----'],
  ['answers', ''],
  ['answers', new Blob(['ABCDABCD'])],
  ['choice', 'E'],
  ['choice', 'AB'],
  ['choice', ''],
  ['choice', 'a'],
  ['choice', new Blob(['A'])],
])('a tampered form is no form: %s is %j', (name, value) => {
  expect(readWalkForm(new Map<string, unknown>([[name, value]]), 'ABCD')).toBeUndefined()
})

test.each(['0', '9', 'x', ''])('a form from nowhere brings no answer: at %j', (at) => {
  const posted = new Map([
    ['at', at],
    ['choice', 'A'],
  ])
  expect(readWalkForm(posted, 'ABCD')).toMatchObject({ at: 0 })
})

test('of two copies the newer answers count, and the older ones fill the gaps', () => {
  expect(fillIn('A--D----', 'BBB-B---')).toBe('ABBDB---')
  expect(fillIn(NO_ANSWERS, 'ABCDABCD')).toBe('ABCDABCD')
})
