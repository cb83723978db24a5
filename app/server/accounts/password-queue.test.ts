import { expect, onTestFinished, test, vi } from 'vitest'
import { createPasswordQueue, PasswordsBusy, createSignInDelay } from '#app/server/accounts/password-queue.ts'

/** Work that ends when told to. */
function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, resolve, reject }
}

test('two run at once, the others in their order, also after one that failed', async () => {
  const inTurn = createPasswordQueue()
  const started: number[] = []
  const works = Array.from({ length: 4 }, openWork)
  const answers = works.map(({ work }, number) =>
    inTurn(() => {
      started.push(number)
      return work()
    }),
  )
  expect(started).toEqual([0, 1])
  works[1]?.reject(new Error('broken'))
  await expect(answers[1]).rejects.toThrow('broken')
  expect(started).toEqual([0, 1, 2])
  works[0]?.resolve('done')
  expect(await answers[0]).toBe('done')
  expect(started).toEqual([0, 1, 2, 3])
})

test('the nineteenth at once is refused, and there is room again when one ends', async () => {
  const inTurn = createPasswordQueue()
  const works = Array.from({ length: 18 }, openWork)
  const answers = works.map(({ work }) => inTurn(work))
  await expect(inTurn(async () => 'one more')).rejects.toThrow(PasswordsBusy)
  works[0]?.resolve('done')
  await answers[0]
  const late = inTurn(async () => 'late')
  for (const { resolve } of works) resolve('done')
  expect(await late).toBe('late')
})

test('a hundred wait at once, one more is refused until one is through', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const delay = createSignInDelay()
  const delays = Array.from({ length: 100 }, () => delay(1000))
  await expect(delay(1)).rejects.toThrow(PasswordsBusy)
  await delay(0)
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(delays)
  const late = delay(5)
  await vi.advanceTimersByTimeAsync(5)
  await late
})
