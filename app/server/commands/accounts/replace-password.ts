import { endElsewhere } from '#app/server/commands/accounts/sessions.ts'
import { endEmailChanges } from '#app/server/queries/accounts/email-changes.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import { endPasswordResets } from '#app/server/queries/accounts/password-resets.ts'
import { updatePasswordHash } from '#app/server/queries/accounts/accounts.ts'
import type { Services } from '#app/server/services.ts'

/**
 * Stores an account's new password, in a transaction, and says so by mail (specification 5). All that the old one may have
 * led to ends: as `endElsewhere`, changes of address, resets. Refuses nothing.
 */
export async function replacePassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  account: { id: string; email: string },
  { passwordHash, except }: { passwordHash: string; except?: string | undefined },
): Promise<void> {
  await updatePasswordHash(db, account.id, passwordHash)
  await endElsewhere(db, account.id, { except })
  await endEmailChanges(db, account.id)
  await endPasswordResets(db, account.id)
  await queueMail(db, account.email, {
    kind: 'password_changed',
    resetLink: `${env.publicUrl}/reset-password`,
    settingsLink: `${env.publicUrl}/portal/settings`,
  })
}
