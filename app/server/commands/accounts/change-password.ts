import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { askPasswordAgain } from '#app/server/commands/accounts/ask-password-again.ts'
import { isStillPassword, updatePasswordHash } from '#app/server/queries/accounts.ts'
import { endSessions } from '#app/server/queries/sessions.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { endEmailChanges } from '#app/server/queries/email-changes.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { endPasswordResets } from '#app/server/queries/password-resets.ts'
import { endSignInCodes } from '#app/server/queries/accounts/sign-in-codes.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Changes a password, ends other sessions, and says so by mail. Refused: as `askPasswordAgain`; 'too_many_emails';
 * 'changed_meanwhile'.
 */
export async function changePassword(
  { db, auth, env, limits, log }: Pick<Services, 'db' | 'auth' | 'env' | 'limits' | 'log'>,
  owner: Owner,
  { current, next, client }: { current: string; next: string; client: string },
): Promise<Outcome<null>> {
  const checked = await askPasswordAgain({ db, auth, limits }, owner, { current_password: current }, client)
  if (!checked.ok) return checked
  const limited = await limitEmails(limits, { kind: 'password_change', email: owner.email, client })
  if (!limited.ok) return limited
  const passwordHash = await auth.hashPassword(next)
  const ended = await db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, owner.id, checked.value))) return refused('changed_meanwhile')
    await updatePasswordHash(tx, owner.id, passwordHash)
    await endSignInCodes(tx, owner.id)
    await endSessions(tx, owner.id, { except: owner.sessionId })
    await endEmailChanges(tx, owner.id)
    await endPasswordResets(tx, owner.id)
    await queueMail(tx, owner.email, {
      kind: 'password_changed',
      resetLink: `${env.publicUrl}/reset-password`,
    })
    return done(null)
  })
  if (ended.ok) log.info({ owner: owner.id }, 'password changed')
  return ended
}
