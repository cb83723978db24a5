import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { askPasswordAgain } from '#app/server/commands/accounts/ask-password-again.ts'
import { mailEmailChange } from '#app/server/commands/accounts/mail-email-change.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { replaceEmailChange } from '#app/server/queries/email-changes.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Mails the owner's address and the new one a link; the account moves once both have confirmed. The owner of an account
 * at the new address gets an email instead. Refused: 'email_unchanged', as `askPasswordAgain`, 'too_many_emails'.
 */
export async function requestEmailChange(
  services: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env' | 'limits'>,
  owner: Owner,
  { email, password, client }: { email: string; password: string; client: string },
): Promise<Outcome<null>> {
  const { db, auth, clock, random, env, limits } = services
  if (email === owner.email) return refused('email_unchanged', { email: 'email_unchanged' })
  const checked = await askPasswordAgain({ db, auth, limits }, owner, { password }, client)
  if (!checked.ok) return checked
  for (const recipient of [owner.email, email]) {
    const limited = await limitEmails(limits, { kind: 'address_change', email: recipient, client })
    if (!limited.ok) return limited
  }
  const [old, next] = [newToken(random), newToken(random)]
  const expiresAt = new Date(clock.now().getTime() + VERIFICATION_HOURS * 60 * 60 * 1000)
  return db.transaction(async (tx) => {
    await replaceEmailChange(tx, {
      userId: owner.id,
      newEmail: email,
      oldTokenHash: old.hash,
      newTokenHash: next.hash,
      expiresAt,
    })
    await mailEmailChange(
      tx,
      { env },
      { from: { email: owner.email, token: old.token }, to: { email, token: next.token } },
    )
    return done(null)
  })
}
