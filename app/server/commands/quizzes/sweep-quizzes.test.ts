import { beforeEach, expect, test } from 'vitest'
import { sweepQuizzes } from '#app/server/commands/quizzes/quizzes.ts'
import { quizzes } from '#app/server/database/schema.ts'
import { ownWorld } from '#test/world.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')

const world = await ownWorld()
beforeEach(() => world.clean())

const until = (quiz_id: string, expires_at: Date) => ({
  quiz_id,
  name_self: 'Maya',
  name_partner: 'Jonas',
  answers: 'ABCDABCD',
  expires_at,
})
const after = (ms: number) => new Date(NOON.getTime() + ms)

async function left(): Promise<string[]> {
  const rows = await world.db.select({ id: quizzes.quiz_id }).from(quizzes)
  return rows.map(({ id }) => id).toSorted()
}

test('a sweep deletes what has expired to the millisecond, played or not, and nothing else', async () => {
  await world.db
    .insert(quizzes)
    .values([
      until('long-ago', after(-1_000_000)),
      { ...until('played', after(-1)), partner_b_answers: 'ABCDABCD', completed_at: after(-2) },
      until('now', after(0)),
      until('in-a-moment', after(1)),
    ])
  expect(await sweepQuizzes(world)).toBe(3)
  expect(await left()).toEqual(['in-a-moment'])
})

test('of instances that sweep together each quiz is swept by one', async () => {
  await world.db.insert(quizzes).values(Array.from({ length: 30 }, (_, at) => until(`quiz-${at}`, NOON)))
  const swept = await Promise.all(Array.from({ length: 5 }, () => sweepQuizzes(world)))
  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(30)
})
