import { z } from 'zod'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import type { Outcome } from '#app/domain/outcome.ts'
import { inviteAsOperator, withdrawAsOperator } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { resetSecondFactor } from '#app/server/commands/accounts/second-factor.ts'
import { takeDown } from '#app/server/commands/operator/take-down.ts'
import type { Services } from '#app/server/services.ts'

/** What command lines ask the server that holds the data folder, beside snapshots. */
export const TAKEDOWN = 'takedown'
export const INVITE = 'invite'
export const RESET_SECOND_FACTOR = 'reset-second-factor'

const request = z.object({
  thing: z.object({ kind: z.enum(['profile', 'gathering', 'quiz']), id: z.string() }),
  reason: z.string().nullable(),
})
export type TakedownRequest = z.output<typeof request>

const invitation = z.union([
  z.strictObject({ withdraw: z.string() }),
  z.strictObject({ days: z.int().min(1), uses: z.int().min(1) }),
])
export type InvitationRequest = z.output<typeof invitation>

/** Makes an invitation to sign up and answers its link, or withdraws one and answers nothing. */
export async function invite(services: Services, asked: InvitationRequest): Promise<Outcome<string | null>> {
  return 'withdraw' in asked
    ? withdrawAsOperator(services, asked.withdraw)
    : inviteAsOperator(services, asked)
}

/** Lets commands of the same user on an embedded database act through this server, which alone may open it. */
export function answerOperator(services: Services): void {
  services.database.answer?.(TAKEDOWN, async (asked) => {
    const { thing, reason } = request.parse(JSON.parse(asked))
    const answer: Outcome<null> = await takeDown(services, thing, reason)
    return JSON.stringify(answer)
  })
  services.database.answer?.(INVITE, async (asked) =>
    JSON.stringify(await invite(services, invitation.parse(JSON.parse(asked)))),
  )
  services.database.answer?.(RESET_SECOND_FACTOR, async (asked) =>
    JSON.stringify(await resetSecondFactor(services, emailForm.parse(JSON.parse(asked)).email)),
  )
}
