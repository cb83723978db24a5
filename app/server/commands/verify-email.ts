import { randomId } from '#app/domain/slug.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { endPendingSignUps, insertAccount, pendingSignUpByToken } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/tokens.ts'

/**
 * Opens a verification link: makes the account with the password of the sign-up the link belongs to, and ends every
 * other sign-up of that address, so nobody can prepare an account for somebody else's.
 * Refused: 'link_invalid' for a forged or used link, 'link_expired' after 24 hours.
 */
export async function verifyEmail(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  token: string,
): Promise<Outcome<null>> {
  return db.transaction(async (tx) => {
    const signUp = await pendingSignUpByToken(tx, hashToken(token))
    if (!signUp || signUp.usedAt) return refused('link_invalid')
    const now = clock.now()
    if (signUp.expiresAt <= now) return refused('link_expired')
    const { email, passwordHash } = signUp
    const made = await insertAccount(tx, { id: randomId(random) + randomId(random), email, passwordHash })
    await endPendingSignUps(tx, email, now)
    return made ? done(null) : refused('link_invalid')
  })
}
