import { identityOf } from '#app/server/queries/accounts/identities.ts'
import { hasPasskey } from '#app/server/queries/accounts/passkeys.ts'
import { passwordHashOf } from '#app/server/queries/accounts/accounts.ts'
import type { Services } from '#app/server/services.ts'

/** Whether an account has a password that signs in here. */
export async function hasPassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  userId: string,
): Promise<boolean> {
  return env.PASSWORD_SIGN_IN === 'on' && (await passwordHashOf(db, userId)) !== undefined
}

/**
 * Whether an account, whose lock the transaction has, could not be signed in to without this passkey or the provider;
 * mailed codes do not count, nor do passkeys where this site can have none. Refuses nothing.
 */
export async function isLastWayIn(
  { db, env, passkeys, provider }: Pick<Services, 'db' | 'env' | 'passkeys' | 'provider'>,
  userId: string,
  way: { passkey: string } | 'provider',
): Promise<boolean> {
  if (await hasPassword({ db, env }, userId)) return false
  const except = way === 'provider' ? undefined : way.passkey
  if (passkeys.site !== null && (await hasPasskey(db, userId, { except }))) return false
  if (way === 'provider') return true
  return !provider || !(await identityOf(db, userId, provider.issuer))
}
