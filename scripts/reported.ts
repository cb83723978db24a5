import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test runner’s report to the step that runs it, in the file that REPORT names. */
export interface Reported {
  passed: number
  skipped: number
  /** The title and the errors of each test that failed. */
  failures: string[]
  /** The titles of tests that passed at a retry. */
  again: string[]
}

export function report(reported: Reported): void {
  writeFileSync(process.env.REPORT ?? '', JSON.stringify(reported))
}

interface Thrown {
  message?: string
  stack?: string
  diff?: string
}

/** Enough for a diff; a whole page would push other failures out of CI's log. */
const MAX_CHARACTERS = 2000

/** A failure: title, message and place in our own files. */
export function failureOf(title: string, thrown: readonly Thrown[]): string {
  const texts = thrown.flatMap(({ message = 'thrown without a message', stack = '', diff = '' }) => [
    stripVTControlCharacters(message).slice(0, MAX_CHARACTERS),
    stripVTControlCharacters(diff).slice(0, MAX_CHARACTERS),
    ...stack.split('\n').filter((line) => /^ +at /.test(line) && !/node_modules|node:/.test(line)),
  ])
  return [title, ...texts.filter(Boolean)].join('\n')
}
