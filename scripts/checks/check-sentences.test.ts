import { expect, test } from 'vitest'
import { wrongSentences } from './check-sentences.ts'

/** What is said of one translation. */
function saidOf(language: string, english: string, translation: string, same?: string[]): string {
  const po = `msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(translation)}\n`
  return wrongSentences(language, { 'a.po': po }, same).join('\n')
}

const IDEAS = '{count, plural, one {# idea} other {# ideas}}'
const YOURS = '{who, select, me {mine} other {theirs}}'

test.each([
  ['de', 'Hello {name}, <0>look</0>', '<0>Sieh</0>, {name}!'],
  ['de', '{occasion}, {day}', '{occasion}, {day}'],
  ['de', IDEAS, '{count, plural, one {eine Idee} other {# Ideen}}'],
  ['de', IDEAS, '{count, plural, =1 {eine Idee} other {# Ideen}}'],
  ['tr', IDEAS, '{count} fikir'],
  ['fr', IDEAS, '{count, plural, one {une idée} other {# idées}}'],
  [
    'pl',
    'All {count} ideas',
    '{count, plural, one {# pomysł} few {# pomysły} many {# pomysłów} other {# pomysłu}}',
  ],
  [
    'ar',
    IDEAS,
    '{count, plural, zero {لا} one {فكرة} two {فكرتان} few {# أفكار} many {# فكرة} other {# فكرة}}',
  ],
  ['de', YOURS, '{who, select, me {meins} other {ihres}}'],
])('in %s “%s” may be “%s”', (language, english, translation) => {
  expect(saidOf(language, english, translation)).toBe('')
})

test.each([
  ['de', 'Hello {name}', 'Hallo', 'lacks {name}'],
  ['de', 'Hello {name}', 'Hallo {nam}', 'adds {nam}'],
  ['de', 'Hello {name}', "Wie geht's '{name}'?", 'lacks {name}'],
  ['de', '<0>Look</0>', 'Sieh', 'lacks <0>'],
  ['de', '<0>Look</0>', '<1>Sieh</1>', 'adds <1>'],
  ['de', '<0>Look</0> <1>here</1>', '<0>Sieh <1>hier</0></1>', 'not nested'],
  ['de', '<0>Look</0>', '<0>Sieh', 'not nested'],
  ['de', '<0>Look</0>', '<0>Sieh</0> <0>hier</0>', 'has <0> twice'],
  ['de', IDEAS, '{count, plural, one {# Idee} other {Ideen}}', 'lacks {count}'],
  [
    'uk',
    IDEAS,
    '{count, plural, one {одна ідея} few {# ідеї} many {# ідей} other {# ідеї}}',
    'lacks {count}',
  ],
  ['de', IDEAS, '{number, plural, one {Idee} other {Ideen}}', 'chooses by number'],
  ['pl', IDEAS, '{count, plural, one {# pomysł} many {# pomysłów} other {# pomysłu}}', 'no form “few”'],
  ['tr', IDEAS, '{count, plural, one {# fikir}}', 'no form “other”'],
  ['de', IDEAS, '{count, plural, one {# Idee} few {# Ideen} other {# Ideen}}', 'a form “few”'],
  ['de', YOURS, '{who, select, you {meins} other {ihres}}', 'a form “you”'],
  ['de', YOURS, '{who, select, other {ihres}}', 'no form “me”'],
  ['de', 'Hello', 'Hello', 'is the English'],
  ['de', IDEAS, IDEAS, 'is the English'],
  ['de', 'Hello', ' \n', 'is empty'],
  ['de', 'Hello', 'Hallo ', 'other spaces'],
  ['de', 'Hello\n', 'Hallo', 'other spaces'],
  ['de', 'Hello\nyou', 'Hallo du', 'other line breaks'],
  ['de', 'Hello {name}', 'Hallo {name', 'cannot be read'],
  ['de', 'Hello {name', 'Hello {name', 'cannot be read'],
])('in %s “%s” as “%s” is refused, with the reason', (language, english, translation, why) => {
  const said = saidOf(language, english, translation)
  expect(said).toContain(`a.po: “${english}” is translated as “${translation}”, which `)
  expect(said).toContain(why)
})

test('a word may be the same as in English if it is listed, and must be while it is', () => {
  expect(saidOf('de', 'Name', 'Name', ['Name'])).toBe('')
  expect(saidOf('de', 'Name', 'Namen', ['Name'])).toContain('“Name” is no longer the same in de')
  expect(saidOf('de', 'Name', 'Name', ['Name', 'Gone'])).toContain('“Gone” is no longer the same in de')
})

test('a listed word may stand in two files', () => {
  const po = 'msgid "Name"\nmsgstr "Name"\n'
  expect(wrongSentences('de', { 'a.po': po, 'b.po': po }, ['Name'])).toEqual([])
})
