import { sql } from 'drizzle-orm'
import type { Browser } from '#test/browser.ts'
import type { World } from '#test/world.ts'

export const NAMES = { name_self: 'Maya', name_partner: 'Jonas' }

/** Posts a form as a browser without JavaScript: a 307 posts the same form to the next page. */
export async function send(
  browser: Browser,
  path: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  let answer = await browser.post(path, fields)
  for (let hops = 0; answer.status === 307 && hops < 5; hops++) {
    answer = await browser.post(answer.headers.get('Location') ?? '', fields)
  }
  return answer
}

/** Creates a quiz through the site; answers its id. */
export async function makeQuiz(browser: Browser, answers = 'ABCDABCD', names = NAMES): Promise<string> {
  const made = await send(browser, '/quiz/question/8', { ...names, answers, at: '8' })
  const quizId = /quiz=([a-z0-9]+)$/.exec(made.headers.get('Location') ?? '')?.[1]
  if (!quizId) throw new Error(`making a quiz answered ${made.status}`)
  return quizId
}

export function guess(browser: Browser, quizId: string, answers: string): Promise<Response> {
  return send(browser, `/quiz/play/${quizId}/8`, { answers, at: '8' })
}

export async function withoutQuizzes<Value>(world: World, work: () => Promise<Value>): Promise<Value> {
  await world.db.execute(sql`alter table quizzes rename to quizzes_away`)
  try {
    return await work()
  } finally {
    await world.db.execute(sql`alter table quizzes_away rename to quizzes`)
  }
}
