import { done, type Outcome, type Refused, refused } from '#app/domain/outcome.ts'
import { maySignUp } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { storePendingSignUp } from '#app/server/commands/accounts/sign-up.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { deleteSignUp, unusedSignUp } from '#app/server/queries/pending-sign-ups.ts'
import type { Services } from '#app/server/services.ts'

interface Asked {
  signUpId: string
  client: string
  /** The right address, where the sign-up's may be wrong. */
  corrected: string | undefined
  language: string
}

interface Addressed {
  email: string
  /** The recipient's name in the temporary profile, if there is one. */
  recipient: string | null
}

/**
 * Mails a new link for a sign-up, with the same password and temporary profile, for another day; or to a corrected
 * address, and then all links to the wrong one end. The sign-up's id is told only to who knew its password or held its
 * link. Answers the address and the new id. Refused: 'link_invalid'; as `maySignUp`; 'too_many_emails', with the address.
 */
export async function resendVerification(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { signUpId, client, corrected, language }: Asked,
): Promise<Outcome<Addressed & { signUpId: string }> | (Refused & Addressed)> {
  const pending = await unusedSignUp(db, signUpId)
  if (!pending) return refused('link_invalid')
  const admitted = await maySignUp({ db, env, clock }, pending)
  if (!admitted.ok) return admitted
  const email = corrected ?? pending.email
  const recipient = pending.temporaryProfile?.profile.recipient_name ?? null
  const limited = await limitEmails(limits, { kind: 'sign_up', email, client })
  if (!limited.ok) return { ...limited, email, recipient }
  const renewed = await db.transaction(async (tx) => {
    if (email !== pending.email) await deleteSignUp(tx, pending)
    return storePendingSignUp(tx, { random, env }, clock.now(), { ...pending, email, language })
  })
  return done({ email, recipient, signUpId: renewed })
}
