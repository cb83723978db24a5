import { OFFERED } from '#app/server/request/words.ts'
import type { Env } from '#app/server/start-up/env.ts'

/** What is wrong with the server's language. Not among the rules of the environment: scripts know no languages. */
export function languageProblems({ DEFAULT_LANGUAGE }: Pick<Env, 'DEFAULT_LANGUAGE'>): string[] {
  return OFFERED.includes(DEFAULT_LANGUAGE) ? [] : [`DEFAULT_LANGUAGE: needs one of ${OFFERED.join(', ')}`]
}
