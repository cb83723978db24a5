import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { askToWait, type Wait } from '#app/server/commands/ask-to-wait.ts'
import { aboutSignUp, storePendingSignUp } from '#app/server/commands/sign-up.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { unusedSignUp } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Mails a new verification link for a sign-up whose own is lost or has expired: with the same password and temporary
 * profile, for another day. The sign-up's id is told only to who knew its password or held its link; answers the
 * address and the id of the new one, or the wait that comes first (`askToWait`). Refused: 'link_invalid' when it was used or never was; 'too_many_emails'.
 */
export async function resendVerification(
  {
    db,
    clock,
    random,
    env,
    limits,
    sign,
    mail,
  }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits' | 'sign' | 'mail'>,
  { signUpId, client, waited }: { signUpId: string; client: string; waited?: string | undefined },
): Promise<Outcome<{ email: string; signUpId: string; wait?: Wait }>> {
  const signUp = await unusedSignUp(db, signUpId)
  if (!signUp) return refused('link_invalid')
  const { email } = signUp
  const wait = await askToWait({ mail, sign, random, clock, limits }, aboutSignUp(signUpId), waited)
  if (wait) return done({ email, signUpId, wait })
  const limited = await limitEmails(limits, email, client)
  if (!limited.ok) return limited
  const renewed = await db.transaction((tx) =>
    storePendingSignUp(tx, { random, env }, clock.now(), { ...signUp, mailed: true }),
  )
  return done({ email, signUpId: renewed })
}
