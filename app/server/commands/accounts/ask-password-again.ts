import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { limitFailures } from '#app/server/limits/port.ts'
import { passwordHashOf } from '#app/server/queries/accounts/accounts.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/** Checks the owner's password again (specification 5). Answers its hash. Refused: 'current_password_wrong', as `limitFailures`. */
export async function askPasswordAgain(
  { db, auth, limits }: Pick<Services, 'db' | 'auth' | 'limits'>,
  owner: Owner,
  typed: Record<string, string>,
  client: string,
): Promise<Outcome<string>> {
  const [[field, password] = ['password', '']] = Object.entries(typed)
  return limitFailures(limits, { email: owner.email, client }, async () => {
    const hash = await passwordHashOf(db, owner.id)
    const right = hash !== undefined && (await auth.verifyPassword(hash, password))
    return right ? done(hash) : refused('current_password_wrong', { [field]: 'current_password_wrong' })
  })
}
