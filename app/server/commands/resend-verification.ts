import { done, type Outcome, type Refused, refused } from '#app/domain/outcome.ts'
import type { TemporaryProfile } from '#app/domain/temporary-profile.ts'
import { storePendingSignUp } from '#app/server/commands/sign-up.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { deletePendingSignUp, unusedSignUp } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'

interface Asked {
  signUpId: string
  client: string
  /** Another address than the sign-up's, with the profile that its browser carries. */
  corrected?: { email: string; temporaryProfile: TemporaryProfile | undefined }
}

/**
 * Mails a new verification link for a sign-up whose own is lost or has expired: with the same password and temporary
 * profile, for another day; or to a corrected address, and then the link to the wrong one ends. The sign-up's id is told
 * only to who knew its password or held its link. Answers the address and the id of the new one, Refused: 'link_invalid' when it was used or never was; 'too_many_emails', with the address.
 */
export async function resendVerification(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { signUpId, client, corrected }: Asked,
): Promise<Outcome<{ email: string; signUpId: string }> | (Refused & { email: string })> {
  const signUp = await unusedSignUp(db, signUpId)
  if (!signUp) return refused('link_invalid')
  const moved = corrected && corrected.email !== signUp.email ? corrected : undefined
  const email = moved?.email ?? signUp.email
  const limited = await limitEmails(limits, { kind: 'sign_up', email, client })
  if (!limited.ok) return { ...limited, email }
  // The stored profile must not move with the address: it is not there where the first has an account.
  const temporaryProfile = moved ? (moved.temporaryProfile ?? null) : signUp.temporaryProfile
  const renewed = await db.transaction(async (tx) => {
    if (moved) await deletePendingSignUp(tx, signUpId)
    const renewing = { ...signUp, email, temporaryProfile }
    return storePendingSignUp(tx, { random, env }, clock.now(), renewing)
  })
  return done({ email, signUpId: renewed })
}
