import { expect, test } from 'vitest'
import { recentAnswers } from '#app/server/limits/recent-answers.ts'

const time = { now: 0 }
const clock = { now: () => new Date(time.now) }

test('an answer is computed once for all who ask, and again after a minute', async () => {
  const recent = recentAnswers(clock)
  let computed = 0
  const ask = () => recent('counts', async () => ({ computed: ++computed }))
  expect(await Promise.all([ask(), ask()])).toEqual([{ computed: 1 }, { computed: 1 }])
  time.now += 59_999
  expect(await ask()).toEqual({ computed: 1 })
  time.now += 1
  expect(await ask()).toEqual({ computed: 2 })
})

test('questions are computed one at a time', async () => {
  const recent = recentAnswers(clock)
  let running = 0
  let most = 0
  const asked = Array.from({ length: 5 }, (_, at) =>
    recent(`question ${at}`, async () => {
      most = Math.max(most, ++running)
      await new Promise((turn) => setImmediate(turn))
      running -= 1
      return { at }
    }),
  )
  const answers = await Promise.all(asked)
  expect(most).toBe(1)
  expect(answers.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
})

test('a failure is told to those who wait, is not kept, and delays no other question', async () => {
  const recent = recentAnswers(clock)
  const failing = () => Promise.reject(new Error('no database'))
  const [first, same, other] = [
    recent('a', failing),
    recent('a', failing),
    recent('b', async () => ({ b: 1 })),
  ]
  await expect(first).rejects.toThrow('no database')
  await expect(same).rejects.toThrow('no database')
  expect(await other).toEqual({ b: 1 })
  expect(await recent('a', async () => ({ a: 1 }))).toEqual({ a: 1 })
})

test('where many wait, one that comes is told so, and finds its turn once they are done', async () => {
  const recent = recentAnswers(clock)
  let finish = () => {}
  const first = new Promise<object>((resolve) => (finish = () => resolve({})))
  const waiting = Array.from({ length: 11 }, (_, at) => recent(`question ${at}`, () => first))
  await expect(recent('one more', async () => ({}))).rejects.toThrow('too many')
  finish()
  await Promise.all(waiting)
  expect(await recent('one more', async () => ({ more: 1 }))).toEqual({ more: 1 })
})
