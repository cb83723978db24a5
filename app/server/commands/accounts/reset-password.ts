import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { endSessions, updatePasswordHash } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { endEmailChanges } from '#app/server/queries/email-changes.ts'
import { addressOfReset, endPasswordResets, takePasswordReset } from '#app/server/queries/password-resets.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/tokens.ts'

/**
 * Sets the password that a reset link asks for, ends every session and says so by mail (specification 4, 5); this alone
 * uses the link up. Refused: 'reset_link_invalid' for a link that is forged, used, replaced or over an hour old; after
 * ten of those from one client 'too_many_failures'.
 */
export async function resetPassword(
  { db, auth, clock, env, limits, log }: Pick<Services, 'db' | 'auth' | 'clock' | 'env' | 'limits' | 'log'>,
  { token, password, client }: { token: string; password: string; client: string },
): Promise<Outcome<null>> {
  return countFailures(limits, client, async () => {
    // Asked first: hashing costs what a forged link must not.
    if (!(await addressOfReset(db, hashToken(token), clock.now()))) return refused('reset_link_invalid')
    const passwordHash = await auth.hashPassword(password)
    return db.transaction(async (tx): Promise<Outcome<null>> => {
      const account = await takePasswordReset(tx, hashToken(token), clock.now())
      if (!account) return refused('reset_link_invalid')
      await updatePasswordHash(tx, account.id, passwordHash)
      await endSessions(tx, account.id)
      await endEmailChanges(tx, account.id)
      await endPasswordResets(tx, account.id)
      log.info({ owner: account.id }, 'password reset')
      await queueMail(tx, account.email, {
        kind: 'password_changed',
        resetLink: `${env.publicUrl}/reset-password`,
      })
      return done(null)
    })
  })
}
