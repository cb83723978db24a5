import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { maySignUp, takeInvitation } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/keep-temporary-profile.ts'
import { countFailures } from '#app/server/limits/port.ts'
import { accountIdOf, insertAccount } from '#app/server/queries/accounts/accounts.ts'
import {
  endSignUpLinks,
  pendingSignUpByToken,
  signUpByToken,
  updateUsedSignUp,
} from '#app/server/queries/accounts/pending-sign-ups.ts'
import { RowGone } from '#app/server/queries/row-gone.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken, newAccountId } from '#app/server/accounts/tokens.ts'

interface Verified {
  accountId: string
  signUpId: string
  email: string
  /** The page that the sign-up was on the way to. */
  next: string | null
}

/**
 * Uses a verification link up (specification 4): makes the account with the password, temporary profile and creation
 * time of its sign-up, and ends every other link of that address, so that nobody prepares an account for another
 * person's. All or nothing. Its mails are in `language`. Refused: 'link_invalid'; 'address_has_account' for one
 * that was made in another way since; 'link_expired' after 24 hours; as `takeInvitation`, which leaves the link as it is; after ten refusals of one client 'too_many_failures'.
 */
export async function verifyEmail(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { token, client, language }: { token: string; client: string; language: string },
): Promise<Outcome<Verified>> {
  return countFailures(limits, client, () =>
    db.transaction(async (tx): Promise<Outcome<Verified>> => {
      const pending = await pendingSignUpByToken(tx, hashToken(token))
      if (!pending || pending.usedAt) return refused('link_invalid')
      const now = clock.now()
      const { email, passwordHash, temporaryProfile, next, createdAt } = pending
      if ((await accountIdOf(tx, email)) !== undefined) return refused('address_has_account')
      if (pending.expiresAt <= now) return refused('link_expired')
      const admitted = await takeInvitation({ db: tx, env, clock }, pending)
      if (!admitted.ok) return admitted
      const id = newAccountId(random)
      const made = await insertAccount(tx, { id, email, passwordHash, createdAt, language })
      if (!made) throw new RowGone()
      await updateUsedSignUp(tx, pending, now)
      await endSignUpLinks(tx, email)
      if (temporaryProfile) await keepTemporaryProfile({ db: tx, random, env }, id, temporaryProfile)
      return done({ accountId: id, signUpId: pending.id, email, next })
    }),
  )
}

interface WaitingSignUp {
  signUpId: string
  email: string
  /** Whether a temporary profile waits with it. */
  hasProfile: boolean
}

/** The sign-up of a verification link, which stays unused: mail scanners open links too. Refused: as `verifyEmail`. */
export async function readVerificationLink(
  { db, clock, env, limits }: Pick<Services, 'db' | 'clock' | 'env' | 'limits'>,
  { token, client }: { token: string; client: string },
): Promise<Outcome<WaitingSignUp>> {
  return countFailures(limits, client, async (): Promise<Outcome<WaitingSignUp>> => {
    const pending = await signUpByToken(db, hashToken(token))
    if (!pending || pending.usedAt) return refused('link_invalid')
    if ((await accountIdOf(db, pending.email)) !== undefined) return refused('address_has_account')
    const admitted = await maySignUp({ db, env, clock }, pending)
    if (!admitted.ok) return admitted
    if (pending.expiresAt <= clock.now()) return refused('link_expired')
    const hasProfile = pending.temporaryProfile !== null
    return done({ signUpId: pending.id, email: pending.email, hasProfile })
  })
}
