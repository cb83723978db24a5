import { expect, test } from 'vitest'
import { giverNameForm, otherGiftForm } from '#app/domain/visitors/giver.ts'

const problem = (form: typeof giverNameForm | typeof otherGiftForm, posted: object) =>
  form.safeParse(posted).error?.issues.map(({ message }) => message)

test.each([
  ['Aunt Eva', 'Aunt Eva'],
  ['  Eva\n &  Jörg ', 'Eva & Jörg'],
  ['', ''],
  ['  ', ''],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['Dr. Eva M. 👩‍👧', 'Dr. Eva M. 👩‍👧'],
])('the name “%s” is stored as “%s”', (name, stored) => {
  expect(giverNameForm.parse({ name })).toEqual({ name: stored })
})

test.each([
  ['x'.repeat(51), 'giver_name_too_long'],
  ['Eva\u0000', 'text_unstorable'],
])('the name “%s” is refused: %s', (name, code) => {
  expect(problem(giverNameForm, { name })).toEqual([code])
})

test.each([
  ['  ', 'other_gift_required'],
  ['\u0085', 'other_gift_required'],
  ['x'.repeat(201), 'other_gift_too_long'],
])('the other gift “%s” is refused: %s', (text, code) => {
  expect(problem(otherGiftForm, { text })).toEqual([code])
})

test('an other gift has at most 200 characters, in one line', () => {
  expect(otherGiftForm.parse({ text: 'a\r\nkite' })).toEqual({ text: 'a kite' })
  expect(otherGiftForm.safeParse({ text: 'x'.repeat(200) }).success).toBe(true)
})

test.each([
  'see https://spam.example/x',
  'spam.example',
  'buy at WWW.SPAM.COM now',
  'ftp://x',
  'write to eva@example.org',
  'spam.example/path',
  'пример.рф',
])('“%s” is refused for its address, as a name and as a gift', (words) => {
  expect(problem(giverNameForm, { name: words })).toEqual(['no_addresses'])
  expect(problem(otherGiftForm, { text: words })).toEqual(['no_addresses'])
})

test.each(['a kite, approx. 20 euros', 'No. 5', 'size 3.5', 'a drum... or two'])(
  '“%s” holds none',
  (text) => {
    expect(otherGiftForm.parse({ text })).toEqual({ text })
  },
)
