import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { signUpByToken } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/tokens.ts'

interface WaitingSignUp {
  signUpId: string
  email: string
  /** Whom the profile is for that was filled in before signing up. */
  recipient: string | null
}

/** The sign-up of a verification link, which stays unused: mail scanners open links too. Refused: as `verifyEmail`. */
export async function readVerificationLink(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { token, client }: { token: string; client: string },
): Promise<Outcome<WaitingSignUp>> {
  return countFailures(limits, client, async (): Promise<Outcome<WaitingSignUp>> => {
    const signUp = await signUpByToken(db, hashToken(token))
    if (!signUp || signUp.usedAt) return refused('link_invalid')
    if (signUp.expiresAt <= clock.now()) return refused('link_expired')
    const recipient = signUp.temporaryProfile?.profile.recipient_name ?? null
    return done({ signUpId: signUp.id, email: signUp.email, recipient })
  })
}
