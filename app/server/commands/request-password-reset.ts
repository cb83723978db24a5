import { RESET_MINUTES } from '#app/domain/account.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { replacePasswordReset } from '#app/server/queries/password-resets.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'

/**
 * Mails a link for choosing a new password (specification 4, 7); an earlier link of the account ends. The answer is
 * the same for an address without an account, which gets a letter that says so, and the same statements run.
 * Refused: 'too_many_emails' after five to one address in an hour.
 */
export async function requestPasswordReset(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { email, client }: { email: string; client: string },
): Promise<Outcome<null>> {
  const limited = await limitEmails(limits, email, client)
  if (!limited.ok) return limited
  const { token, hash } = newToken(random)
  const expiresAt = new Date(clock.now().getTime() + RESET_MINUTES * 60 * 1000)
  return db.transaction(async (tx) => {
    const kept = await replacePasswordReset(tx, email, { tokenHash: hash, expiresAt })
    await queueMail(
      tx,
      email,
      kept
        ? {
            kind: 'reset_password',
            link: `${env.publicUrl}/auth/callback?next=/update-password&reset=${token}`,
          }
        : { kind: 'no_account', signUpLink: `${env.publicUrl}/signup` },
    )
    return done(null)
  })
}
