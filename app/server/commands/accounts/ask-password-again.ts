import { isFreshProof } from '#app/domain/accounts/fresh-proof.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { hasPassword } from '#app/server/commands/accounts/ways-in.ts'
import { limitFailures } from '#app/server/limits/port.ts'
import { passwordHashOf } from '#app/server/queries/accounts/accounts.ts'
import { setProved } from '#app/server/queries/accounts/sessions.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'

/**
 * Checks the owner's password again (specification 5). Answers its hash. Refused: 'current_password_wrong',
 * 'password_sign_in_off', as `limitFailures`.
 */
export async function askPasswordAgain(
  { db, auth, env, limits }: Pick<Services, 'db' | 'auth' | 'env' | 'limits'>,
  owner: Owner,
  typed: Record<string, string>,
  client: string,
): Promise<Outcome<string>> {
  if (env.PASSWORD_SIGN_IN === 'off') return refused('password_sign_in_off')
  const [[field, password] = ['password', '']] = Object.entries(typed)
  return limitFailures(limits, { email: owner.email, client }, async () => {
    const hash = await passwordHashOf(db, owner.id)
    const right = hash !== undefined && (await auth.verifyPassword(hash, password))
    return right ? done(hash) : refused('current_password_wrong', { [field]: 'current_password_wrong' })
  })
}

/**
 * The same, or where no password signs in to the account, for a fresh proof. Answers the hash there is. Refused: as
 * `askPasswordAgain`; 'proof_needed'.
 */
export async function askOwnerAgain(
  { clock, ...services }: Pick<Services, 'db' | 'auth' | 'env' | 'limits' | 'clock'>,
  owner: Owner,
  { password, client }: { password: string; client: string },
): Promise<Outcome<string | undefined>> {
  if (await hasPassword(services, owner.id)) return askPasswordAgain(services, owner, { password }, client)
  if (!isFreshProof(owner.provedAt, clock.now())) return refused('proof_needed')
  return done(await passwordHashOf(services.db, owner.id))
}

/** Proves by the password that the owner is there. Refused: as `askPasswordAgain`. */
export async function proveByPassword(
  services: Pick<Services, 'db' | 'auth' | 'env' | 'limits' | 'clock'>,
  owner: Owner,
  { password, client }: { password: string; client: string },
): Promise<Outcome<null>> {
  const checked = await askPasswordAgain(services, owner, { password }, client)
  if (!checked.ok) return checked
  await setProved(services.db, owner.sessionId, services.clock.now())
  return done(null)
}
