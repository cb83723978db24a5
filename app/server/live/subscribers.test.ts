import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubscribers } from '#app/server/live/subscribers.ts'

let isHearing: boolean
let hearing: ReturnType<typeof createSubscribers>
let woken: string[]
beforeEach(() => {
  vi.useFakeTimers()
  isHearing = true
  hearing = createSubscribers(() => isHearing)
  woken = []
  hearing.subscribe('one', () => woken.push('viewer of one'))
  hearing.subscribe('two', () => woken.push('viewer of two'))
  hearing.watch((slug) => woken.push(`watcher: ${slug ?? 'all'}`))
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change wakes whoever watches all, then the viewers of its profile alone', () => {
  hearing.heard(hearing.message('one'))
  expect(woken).toEqual(['watcher: one', 'viewer of one'])
})

test('when changes may have been missed everybody is woken', () => {
  hearing.missed()
  expect(woken).toEqual(['watcher: all', 'viewer of one', 'viewer of two'])
})

/** A deed that announces these changes, and whether it has ended. */
function announcing(...slugs: string[]) {
  const messages: string[] = []
  const deed = { messages, ended: false, end: Promise.resolve() }
  deed.end = hearing.settled(async () => {
    await Promise.resolve()
    messages.push(...slugs.map((id) => hearing.message(id)))
  })
  void deed.end.then(() => (deed.ended = true))
  return deed
}

test('a deed ends when all that it announced was heard here, and each wakes once', async () => {
  const deed = announcing('one', 'two')
  await vi.advanceTimersByTimeAsync(100)
  hearing.heard(deed.messages[0] ?? '')
  await vi.advanceTimersByTimeAsync(100)
  expect(deed.ended).toBe(false)
  hearing.heard(deed.messages[1] ?? '')
  await deed.end
  await vi.advanceTimersByTimeAsync(1000)
  expect(woken.filter((who) => who.startsWith('viewer'))).toEqual(['viewer of one', 'viewer of two'])
})

test('another’s change of the same profile does not end the wait', async () => {
  const deed = announcing('one')
  await vi.advanceTimersByTimeAsync(0)
  hearing.heard(hearing.message('one'))
  await vi.advanceTimersByTimeAsync(100)
  expect(deed.ended).toBe(false)
  hearing.heard(deed.messages[0] ?? '')
  await deed.end
})

test('a change that was not made after all is waited for no longer', async () => {
  const deed = announcing('one')
  await vi.advanceTimersByTimeAsync(10)
  hearing.withdrawn(deed.messages[0] ?? '')
  await deed.end
  expect(woken).toEqual([])
})

test('a change that was rolled back holds its deed for a quarter of a second', async () => {
  const deed = announcing('one')
  await vi.advanceTimersByTimeAsync(249)
  expect(deed.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(deed.ended).toBe(true)
})

test('an instance that cannot hear takes its own changes for heard, and waits for nothing', async () => {
  isHearing = false
  await announcing('two').end
  expect(woken).toEqual(['watcher: two', 'viewer of two'])
})

test('a deed that fails still ends with its changes heard, and fails in its own words', async () => {
  let message = ''
  const end = hearing.settled(async () => {
    message = hearing.message('one')
    await Promise.resolve()
    throw new Error('no room left')
  })
  const ended = end.then(
    () => 'well',
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(0)
  hearing.heard(message)
  expect(await ended).toBe('no room left')
  expect(woken).toEqual(['watcher: one', 'viewer of one'])
})

test('what goes on after its deed has ended is heard as any change', async () => {
  let goOn = () => {}
  await hearing.settled(async () => {
    const later = new Promise<void>((resolve) => (goOn = resolve))
    void later.then(() => hearing.heard(hearing.message('two')))
    await Promise.resolve()
  })
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect(woken).toEqual(['watcher: two', 'viewer of two'])
})
