import { expect, test } from 'vitest'
import { singleFlight } from '#app/server/database/single-flight.ts'

/** A reading that ends when the test says so: the n-th of a key answers 'key n'. */
function slowReading() {
  const begun: { key: string; end: () => void; fail: () => void }[] = []
  const read = singleFlight(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const count = begun.filter((one) => one.key === key).length + 1
        begun.push({ key, end: () => resolve(`${key} ${count}`), fail: () => reject(new Error('away')) })
      }),
  )
  return { begun, read }
}

test('callers during a read share one that begins later', async () => {
  const { begun, read } = slowReading()
  const first = read('rosa')
  const later = [read('rosa'), read('rosa'), read('rosa')]
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  expect(await first).toBe('rosa 1')
  await expect.poll(() => begun.length).toBe(2)

  // While the second is under way too, the next ones get a third.
  const latest = read('rosa')
  begun[1]?.end()
  expect(await Promise.all(later)).toEqual(['rosa 2', 'rosa 2', 'rosa 2'])
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.end()
  expect(await latest).toBe('rosa 3')
})

test('a read that fails rejects for its callers, and the next caller reads again', async () => {
  const { begun, read } = slowReading()
  const failing = read('rosa')
  const next = read('rosa')
  begun[0]?.fail()
  await expect(failing).rejects.toThrow('away')
  begun[1]?.end()
  expect(await next).toBe('rosa 2')
  const afterwards = read('rosa')
  begun[2]?.end()
  expect(await afterwards).toBe('rosa 3')
})
