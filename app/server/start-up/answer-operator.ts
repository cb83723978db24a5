import { z } from 'zod'
import type { Outcome } from '#app/domain/outcome.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import type { Services } from '#app/server/services.ts'

/** What a command line asks the server that holds the data folder, beside snapshots. */
export const TAKEDOWN = 'takedown'

const request = z.object({
  thing: z.object({ kind: z.enum(['profile', 'gathering', 'quiz']), id: z.string() }),
  reason: z.string().nullable(),
})
export type TakedownRequest = z.output<typeof request>

/** Lets commands of the same user on an embedded database act through this server, which alone may open it. */
export function answerOperator(services: Services): void {
  services.database.answer?.(TAKEDOWN, async (asked) => {
    const { thing, reason } = request.parse(JSON.parse(asked))
    const answer: Outcome<null> = await takeDown(services, thing, reason)
    return JSON.stringify(answer)
  })
}
