import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { VERIFICATION_HOURS } from '#app/domain/account.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { limitLetters } from '#app/server/limits/port.ts'
import { accountIdOf, deleteOldPendingSignUps, insertPendingSignUp } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'

/** How long a page can still say of an old link that it has expired. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Keeps a sign-up, with the profile that was filled in before it, until its mailed link is opened (specification 4).
 * The answer is the same whether or not the address has an account; its owner gets a mail that says which.
 * Refused: 'too_many_letters' after five to one address in an hour.
 */
export async function signUp(
  {
    db,
    auth,
    clock,
    random,
    env,
    limits,
  }: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env' | 'limits'>,
  {
    email,
    password,
    temporaryProfile,
    client,
  }: { email: string; password: string; temporaryProfile?: TemporaryProfile | undefined; client: string },
): Promise<Outcome<null>> {
  const limited = await limitLetters(limits, email, client)
  if (!limited.ok) return limited
  // Hashed in either case, or the time it takes would tell who has an account.
  const passwordHash = await auth.hashPassword(password)
  const now = clock.now()
  return db.transaction(async (tx) => {
    await deleteOldPendingSignUps(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    if ((await accountIdOf(tx, email)) !== undefined) {
      await queueMail(tx, email, {
        kind: 'account_exists',
        signInLink: `${env.publicUrl}/signin`,
        resetLink: `${env.publicUrl}/reset-password`,
      })
      return done(null)
    }
    await keepSignUp(tx, { random, env }, now, {
      email,
      passwordHash,
      temporaryProfile: temporaryProfile ?? null,
    })
    return done(null)
  })
}

/** Keeps a sign-up that waits for its link for a day, and mails the link. */
export async function keepSignUp(
  tx: Services['db'],
  { random, env }: Pick<Services, 'random' | 'env'>,
  now: Date,
  row: { email: string; passwordHash: string; temporaryProfile: TemporaryProfile | null },
): Promise<void> {
  const { token, hash } = newToken(random)
  const expiresAt = new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000)
  await insertPendingSignUp(tx, { ...row, tokenHash: hash, expiresAt })
  await queueMail(tx, row.email, {
    kind: 'verify_email',
    link: `${env.publicUrl}/auth/callback?token=${token}`,
  })
}
