import { inTurns } from '#app/server/in-turns.ts'

/** Each keeps a core busy and 16 MB for a tenth of a second, in the pool of threads that also compresses pages. */
const AT_ONCE = 2
const MAX_WAITING = 16

/** How long to wait after being refused: the queue is empty by then, unless it is filled again. */
export const PASSWORDS_BUSY_SECONDS = 3

export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy'
}

/** Runs work with passwords two at a time, first come first served; throws `PasswordsBusy` when the queue is full. */
export function createPasswordQueue() {
  return inTurns({ atOnce: AT_ONCE, waiting: MAX_WAITING }, () => new PasswordsBusy())
}

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
