import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { VERIFICATION_HOURS } from '#app/domain/account.ts'
import { accountIdOf, deleteOldPendingSignUps, insertPendingSignUp } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'

/** How long a page can still say of an old link that it has expired. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Keeps a sign-up, with the profile that was filled in before it, until its mailed link is opened (specification 4). The answer is the same whether or not the
 * address has an account; its owner gets a mail that says which.
 */
export async function signUp(
  { db, auth, clock, random, env }: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env'>,
  {
    email,
    password,
    temporaryProfile,
  }: { email: string; password: string; temporaryProfile?: TemporaryProfile | undefined },
): Promise<void> {
  // Hashed in either case, or the time it takes would tell who has an account.
  const passwordHash = await auth.hashPassword(password)
  const { token, hash } = newToken(random)
  const now = clock.now().getTime()
  await db.transaction(async (tx) => {
    await deleteOldPendingSignUps(tx, new Date(now - KEPT_DAYS * DAY_MS))
    if ((await accountIdOf(tx, email)) !== undefined) {
      await queueMail(tx, email, {
        kind: 'account_exists',
        signInLink: `${env.publicUrl}/signin`,
        resetLink: `${env.publicUrl}/reset-password`,
      })
      return
    }
    const expiresAt = new Date(now + VERIFICATION_HOURS * 60 * 60 * 1000)
    await insertPendingSignUp(tx, {
      email,
      passwordHash,
      tokenHash: hash,
      temporaryProfile: temporaryProfile ?? null,
      expiresAt,
    })
    await queueMail(tx, email, {
      kind: 'verify_email',
      link: `${env.publicUrl}/auth/callback?token=${token}`,
    })
  })
}
