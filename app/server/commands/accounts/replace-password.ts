import { endEmailChanges } from '#app/server/queries/accounts/email-changes.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { endPasswordResets } from '#app/server/queries/accounts/password-resets.ts'
import { updatePasswordHash } from '#app/server/queries/accounts/accounts.ts'
import { endSignInCodes } from '#app/server/queries/accounts/sign-in-codes.ts'
import { endRemembered, endSecondSteps } from '#app/server/queries/accounts/second-factors.ts'
import { endSessions } from '#app/server/queries/accounts/sessions.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Stores an account's new password, in a transaction, and says so by mail (specification 5). All that the old one may have
 * led to ends: mailed codes, sign-ins that wait for a second factor, browsers that are not asked for it, sessions but that
 * of `except`, changes of address, resets. Refuses nothing.
 */
export async function replacePassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  account: { id: string; email: string },
  { passwordHash, except }: { passwordHash: string; except?: string | undefined },
): Promise<void> {
  await updatePasswordHash(db, account.id, passwordHash)
  await endSignInCodes(db, account.id)
  await endSecondSteps(db, account.id)
  await endRemembered(db, account.id)
  await endSessions(db, account.id, { except })
  await endEmailChanges(db, account.id)
  await endPasswordResets(db, account.id)
  await queueMail(db, account.email, {
    kind: 'password_changed',
    resetLink: `${env.publicUrl}/reset-password`,
  })
}
