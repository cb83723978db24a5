import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { mailEmailChange } from '#app/server/commands/accounts/mail-email-change.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { renewEmailChange, waitingEmailChange } from '#app/server/queries/email-changes.ts'
import type { Services } from '#app/server/services.ts'
import { newToken } from '#app/server/tokens.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Mails new links for a pending email change to the addresses that have not confirmed; the earlier links end. Refused:
 * 'email_change_over' when none waits, 'too_many_emails'.
 */
export async function resendEmailChange(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  owner: Owner,
  { client }: { client: string },
): Promise<Outcome<null>> {
  const now = clock.now()
  const waiting = await waitingEmailChange(db, owner.id, now)
  if (!waiting) return refused('email_change_over')
  const asked = [!waiting.oldConfirmed && owner.email, !waiting.newConfirmed && waiting.newEmail]
  for (const recipient of asked) {
    const limited = recipient
      ? await limitEmails(limits, { kind: 'address_change', email: recipient, client })
      : done(null)
    if (!limited.ok) return limited
  }
  const [old, next] = [newToken(random), newToken(random)]
  return db.transaction(async (tx): Promise<Outcome<null>> => {
    const renewed = await renewEmailChange(tx, owner.id, now, {
      oldTokenHash: old.hash,
      newTokenHash: next.hash,
      expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000),
    })
    if (!renewed) return refused('email_change_over')
    await mailEmailChange(
      tx,
      { env },
      {
        from: { email: owner.email, token: renewed.oldConfirmed ? undefined : old.token },
        to: { email: renewed.newEmail, token: renewed.newConfirmed ? undefined : next.token },
      },
    )
    return done(null)
  })
}
