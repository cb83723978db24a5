import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasswordsBusy, createSignInDelay } from '#app/server/passwords/password-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a hundred wait at once, one more is refused until one is through', async () => {
  const pause = createSignInDelay()
  const pauses = Array.from({ length: 100 }, () => pause(1000))
  await expect(pause(1)).rejects.toThrow(PasswordsBusy)
  await pause(0)
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all(pauses)
  const late = pause(5)
  await vi.advanceTimersByTimeAsync(5)
  await late
})
