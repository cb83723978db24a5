import { PasswordsBusy } from '#app/server/passwords/password-queue.ts'

const MAX_PAUSED = 100

/** Waits before a password is looked at; throws `PasswordsBusy` when very many wait already. */
export function createSignInDelay(): (ms: number) => Promise<void> {
  let paused = 0
  return async (ms) => {
    if (ms === 0) return
    if (paused >= MAX_PAUSED) throw new PasswordsBusy()
    paused += 1
    try {
      await new Promise((resume) => setTimeout(resume, ms))
    } finally {
      paused -= 1
    }
  }
}
