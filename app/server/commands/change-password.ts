import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { endSessions, passwordHashOf, updatePasswordHash } from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/viewer.ts'

/**
 * Changes an owner's password after checking the current one (specification 5), ends all other sessions and says so
 * by mail. Refused: 'current_password_wrong'.
 */
export async function changePassword(
  { db, auth, env }: Pick<Services, 'db' | 'auth' | 'env'>,
  owner: Owner,
  { current, next }: { current: string; next: string },
): Promise<Outcome<null>> {
  if (!(await isPasswordOf({ db, auth }, owner, current))) {
    return refused('current_password_wrong', { current_password: 'current_password_wrong' })
  }
  const passwordHash = await auth.hashPassword(next)
  return db.transaction(async (tx) => {
    await updatePasswordHash(tx, owner.id, passwordHash)
    await endSessions(tx, owner.id, owner.sessionId)
    await queueMail(tx, owner.email, {
      kind: 'password_changed',
      resetLink: `${env.publicUrl}/reset-password`,
    })
    return done(null)
  })
}

/** Whether a password is the owner's: asked again before what cannot be undone. */
export async function isPasswordOf(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  owner: Owner,
  password: string,
): Promise<boolean> {
  const hash = await passwordHashOf(db, owner.id)
  return hash !== undefined && auth.verifyPassword(hash, password)
}
