import { RESET_MINUTES } from '#app/domain/account.ts'
import { accountIdOf } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { replacePasswordReset } from '#app/server/queries/password-resets.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'

/**
 * Mails a link for choosing a new password (specification 4, 7); an earlier link of the account ends. The answer is
 * the same for an address without an account: nothing is mailed then.
 */
export async function requestPasswordReset(
  { db, clock, random, env }: Pick<Services, 'db' | 'clock' | 'random' | 'env'>,
  email: string,
): Promise<void> {
  const { token, hash } = newToken(random)
  await db.transaction(async (tx) => {
    const userId = await accountIdOf(tx, email)
    if (userId === undefined) return
    const expiresAt = new Date(clock.now().getTime() + RESET_MINUTES * 60 * 1000)
    await replacePasswordReset(tx, { userId, tokenHash: hash, expiresAt })
    const link = `${env.publicUrl}/auth/callback?next=/update-password&reset=${token}`
    await queueMail(tx, email, { kind: 'reset_password', link })
  })
}
