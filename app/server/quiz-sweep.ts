import { sweepQuizzes } from '#app/server/commands/sweep-quizzes.ts'
import type { Services } from '#app/server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface QuizSweep {
  /** Sweeps once more now, after what is under way. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Sweeps expired quizzes away: at the start, and then every day until it is stopped. */
export function startQuizSweep(
  services: Pick<Services, 'db' | 'clock'>,
  failed: (error: unknown) => void,
): QuizSweep {
  let working: Promise<void> = Promise.resolve()

  function run(): Promise<void> {
    working = working.then(async () => void (await sweepQuizzes(services))).catch(failed)
    return working
  }

  const timer = setInterval(() => void run(), DAY_MS).unref()
  void run()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
