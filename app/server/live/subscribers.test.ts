import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubscribers } from '#app/server/live/subscribers.ts'

let isConnected: boolean
let subscribers: ReturnType<typeof createSubscribers>
let woken: string[]
beforeEach(() => {
  vi.useFakeTimers()
  isConnected = true
  subscribers = createSubscribers(() => isConnected)
  woken = []
  subscribers.subscribe('one', () => woken.push('subscriber of one'))
  subscribers.subscribe('two', () => woken.push('subscriber of two'))
  subscribers.subscribeToAll((slug) => woken.push(`all: ${slug ?? 'all'}`))
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change wakes subscribers to all profiles, then those of its own profile only', () => {
  subscribers.receive(subscribers.message('one'))
  expect(woken).toEqual(['all: one', 'subscriber of one'])
})

test('when changes may have been missed all subscribers are woken', () => {
  subscribers.wakeAll()
  expect(woken).toEqual(['all: all', 'subscriber of one', 'subscriber of two'])
})

/** Work that publishes these changes, and whether it has ended. */
function publishing(...slugs: string[]) {
  const messages: string[] = []
  const work = { messages, ended: false, end: Promise.resolve() }
  work.end = subscribers.readYourWrites(async () => {
    await Promise.resolve()
    messages.push(...slugs.map((id) => subscribers.message(id)))
  })
  void work.end.then(() => (work.ended = true))
  return work
}

test('work ends when all that it published was received here, and each change wakes once', async () => {
  const work = publishing('one', 'two')
  await vi.advanceTimersByTimeAsync(100)
  subscribers.receive(work.messages[0] ?? '')
  await vi.advanceTimersByTimeAsync(100)
  expect(work.ended).toBe(false)
  subscribers.receive(work.messages[1] ?? '')
  await work.end
  await vi.advanceTimersByTimeAsync(1000)
  expect(woken.filter((who) => who.startsWith('subscriber'))).toEqual([
    'subscriber of one',
    'subscriber of two',
  ])
})

test('the wait does not end with another change of the same profile', async () => {
  const work = publishing('one')
  await vi.advanceTimersByTimeAsync(0)
  subscribers.receive(subscribers.message('one'))
  await vi.advanceTimersByTimeAsync(100)
  expect(work.ended).toBe(false)
  subscribers.receive(work.messages[0] ?? '')
  await work.end
})

test('a cancelled change is waited for no longer', async () => {
  const work = publishing('one')
  await vi.advanceTimersByTimeAsync(10)
  subscribers.cancel(work.messages[0] ?? '')
  await work.end
  expect(woken).toEqual([])
})

test('a change that was rolled back delays its work by a quarter of a second', async () => {
  const work = publishing('one')
  await vi.advanceTimersByTimeAsync(249)
  expect(work.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(work.ended).toBe(true)
})

test('an instance that is not connected wakes its own subscribers and waits for nothing', async () => {
  isConnected = false
  await publishing('two').end
  expect(woken).toEqual(['all: two', 'subscriber of two'])
})
