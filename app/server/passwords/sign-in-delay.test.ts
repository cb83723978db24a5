import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasswordsBusy } from '#app/server/passwords/password-queue.ts'
import { createSignInDelay } from '#app/server/passwords/sign-in-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a hundred wait at once, one more is refused until one is through', async () => {
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
