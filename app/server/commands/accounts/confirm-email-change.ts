import { languageOfAccount } from '#app/server/queries/accounts/accounts.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { endSignUpLinks } from '#app/server/queries/accounts/pending-sign-ups.ts'
import {
  confirmEmailChange as confirm,
  emailChangeByToken,
  moveToNewEmail,
} from '#app/server/queries/accounts/email-changes.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { endPasswordResets } from '#app/server/queries/accounts/password-resets.ts'
import { endSecondSteps } from '#app/server/queries/accounts/second-factors.ts'
import { endSignInCodes } from '#app/server/queries/accounts/sign-in-codes.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'

/**
 * Confirms an email change from one of both addresses (specification 5). Answers whether the account has moved; this
 * ends the links of sign-ups for the new address, password resets, the code and waiting sign-ins of the old one, which gets
 * a last email. Refused: 'link_invalid', also when the new address has an account by now; 'link_expired' after 24 hours; 'too_many_failures'.
 */
export async function confirmEmailChange(
  { db, clock, env, limits, log }: Pick<Services, 'db' | 'clock' | 'env' | 'limits' | 'log'>,
  { token, client }: { token: string; client: string },
): Promise<Outcome<{ moved: boolean }>> {
  const tokenHash = hashToken(token)
  return countFailures(limits, client, () =>
    db.transaction(async (tx): Promise<Outcome<{ moved: boolean }>> => {
      const change = await emailChangeByToken(tx, tokenHash)
      const now = clock.now()
      if (change && change.expiresAt <= now) return refused('link_expired')
      const said = change && (await confirm(tx, change.id, tokenHash))
      if (!said) return refused('link_invalid')
      if (!said.byOld || !said.byNew) return done({ moved: false })
      // First, as opening a verification link does: else the two could wait for each other.
      await endSignUpLinks(tx, change.newEmail)
      if (!(await moveToNewEmail(tx, change))) return refused('link_invalid')
      await endSignInCodes(tx, change.userId)
      await endSecondSteps(tx, change.userId)
      await endPasswordResets(tx, change.userId)
      log.info({ owner: change.userId }, 'email address changed')
      const { newEmail } = change
      const moved = { kind: 'email_changed' as const, newEmail, supportEmail: env.supportEmail }
      // The account is at the new address by now.
      await queueMail(tx, change.oldEmail, moved, await languageOfAccount(tx, change.userId))
      return done({ moved: true })
    }),
  )
}
