import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { storePendingSignUp } from '#app/server/commands/sign-up.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { unusedSignUp } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Mails a new verification link for a sign-up whose own is lost or has expired: with the same password and temporary
 * profile, for another day. The sign-up's id is told only to who knew its password or held its link; answers the
 * address and the id of the new one. Refused: 'link_invalid' when it was used or never was; 'too_many_emails'.
 */
export async function resendVerification(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { signUpId, client }: { signUpId: string; client: string },
): Promise<Outcome<{ email: string; signUpId: string }>> {
  const signUp = await unusedSignUp(db, signUpId)
  if (!signUp) return refused('link_invalid')
  const limited = await limitEmails(limits, signUp.email, client)
  if (!limited.ok) return limited
  const renewed = await db.transaction((tx) => storePendingSignUp(tx, { random, env }, clock.now(), signUp))
  return done({ email: signUp.email, signUpId: renewed })
}
