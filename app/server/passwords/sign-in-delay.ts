import { PasswordsBusy } from '#app/server/passwords/password-queue.ts'

const MAX_DELAYED = 100

/** Waits before a password is looked at; throws `PasswordsBusy` when very many wait already. */
export function createSignInDelay(): (ms: number) => Promise<void> {
  let delayed = 0
  return async (ms) => {
    if (ms === 0) return
    if (delayed >= MAX_DELAYED) throw new PasswordsBusy()
    delayed += 1
    try {
      await new Promise((resume) => setTimeout(resume, ms))
    } finally {
      delayed -= 1
    }
  }
}
