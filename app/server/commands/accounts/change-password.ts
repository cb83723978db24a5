import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { replacePassword } from '#app/server/commands/accounts/replace-password.ts'
import { askPasswordAgain } from '#app/server/commands/accounts/ask-password-again.ts'
import { isStillPassword } from '#app/server/queries/accounts/accounts.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Changes a password, ends other sessions, and says so by mail. Answers the cookies of this one, whose secret is new.
 * Refused: as `askPasswordAgain`; 'too_many_emails'; 'changed_meanwhile'.
 */
export async function changePassword(
  { db, auth, env, limits, log }: Pick<Services, 'db' | 'auth' | 'env' | 'limits' | 'log'>,
  owner: Owner,
  { current, next, client }: { current: string; next: string; client: string },
): Promise<Outcome<string[]>> {
  const checked = await askPasswordAgain(
    { db, auth, env, limits },
    owner,
    { current_password: current },
    client,
  )
  if (!checked.ok) return checked
  const limited = await limitEmails(limits, { kind: 'password_change', email: owner.email, client })
  if (!limited.ok) return limited
  const passwordHash = await auth.hashPassword(next)
  const ended = await db.transaction(async (tx): Promise<Outcome<string[]>> => {
    if (!(await isStillPassword(tx, owner.id, checked.value))) return refused('changed_meanwhile')
    await replacePassword({ db: tx, env }, owner, { passwordHash, except: owner.sessionId })
    return done(await auth.renewSession(owner.sessionId, tx))
  })
  if (ended.ok) log.info({ owner: owner.id }, 'password changed')
  return ended
}
