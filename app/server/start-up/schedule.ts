import { Cron } from 'croner'
import { sendNews } from '#app/server/commands/mails/send-news.ts'
import { sendReminders } from '#app/server/commands/mails/send-reminders.ts'
import { sweepPictures } from '#app/server/commands/pictures/sweep-pictures.ts'
import { sweepQuizzes } from '#app/server/commands/quizzes/quizzes.ts'
import { sweepUndoSteps } from '#app/server/commands/profiles/undo.ts'
import { sweepEndedTakes } from '#app/server/commands/visitors/your-gifts.ts'
import { takeDueSnapshot } from '#app/server/database/embedded/snapshots.ts'
import { describe } from '#app/server/log/log.ts'
import type { Services } from '#app/server/services.ts'

interface Task {
  /** In UTC; also run once after the start, for servers that are off at that hour. */
  when: string
  afterStartMs: number
  failed: string
  run(services: Services): Promise<unknown>
}

export interface Schedule {
  stop(): Promise<void>
}

const TASKS: Task[] = [
  { when: '30 3 * * *', afterStartMs: 0, failed: 'expired quizzes not swept', run: sweepQuizzes },
  { when: '35 3 * * *', afterStartMs: 0, failed: 'ended takes not swept', run: sweepEndedTakes },
  {
    when: '45 * * * *',
    afterStartMs: 0,
    failed: 'what can no longer be undone not swept',
    run: sweepUndoSteps,
  },
  { when: '50 * * * *', afterStartMs: 0, failed: 'pictures not swept', run: sweepPictures },
  { when: '*/15 * * * *', afterStartMs: 30_000, failed: 'reminders not sent', run: sendReminders },
  { when: '*/15 * * * *', afterStartMs: 30_000, failed: 'news not sent', run: sendNews },
  { when: '0 * * * *', afterStartMs: 60_000, failed: 'snapshot not taken', run: takeDueSnapshot },
]

export function startSchedule(services: Services): Schedule {
  const underWay = new Set<Promise<unknown>>()
  const jobs = TASKS.map(({ when, afterStartMs, failed, run }) => {
    const log = (error: unknown) => services.log.error(describe(error), failed)
    const job = new Cron(when, { timezone: 'UTC', protect: true, unref: true, catch: log }, async () => {
      const running = run(services)
      underWay.add(running)
      await running.finally(() => underWay.delete(running))
    })
    const first = setTimeout(() => job.isBusy() || void job.trigger(), afterStartMs).unref()
    return { job, first }
  })
  return {
    async stop() {
      for (const { job, first } of jobs) {
        clearTimeout(first)
        job.stop()
      }
      await Promise.allSettled(underWay)
    },
  }
}
