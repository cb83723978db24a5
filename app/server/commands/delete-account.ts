import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { isPasswordOf } from '#app/server/commands/change-password.ts'
import { deleteAccountRow } from '#app/server/queries/accounts.ts'
import { profilesOf } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/viewer.ts'

/**
 * Deletes an account and everything of its owner in one transaction: profiles, suggestions, runs, sessions. Open pages
 * of the profiles close. Refused: 'current_password_wrong'.
 */
export async function deleteAccount(
  { db, auth, live }: Pick<Services, 'db' | 'auth' | 'live'>,
  owner: Owner,
  password: string,
): Promise<Outcome<null>> {
  if (!(await isPasswordOf({ db, auth }, owner, password))) {
    return refused('current_password_wrong', { password: 'current_password_wrong' })
  }
  return db.transaction(async (tx) => {
    const profiles = await profilesOf(tx, owner.id)
    await deleteAccountRow(tx, owner.id)
    for (const { id } of profiles) await live.announce(tx, { profileId: id })
    return done(null)
  })
}
