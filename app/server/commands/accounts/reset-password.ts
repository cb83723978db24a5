import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { replacePassword } from '#app/server/commands/accounts/replace-password.ts'
import { noAccount } from '#app/server/commands/accounts/sign-up.ts'
import { countFailures, limitEmailsSilently } from '#app/server/limits/port.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import {
  addressOfReset,
  takePasswordReset,
  replacePasswordReset,
  waitingReset,
} from '#app/server/queries/accounts/password-resets.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken, newRowId } from '#app/server/accounts/tokens.ts'
import { RESET_MINUTES } from '#app/domain/accounts/account.ts'

/**
 * Sets the password that a reset link asks for, ends every session and says so by mail (specification 4, 5); this alone
 * uses the link up. Answers whose it is. Refused: 'reset_link_invalid' for a link that is forged, used, replaced or over an hour old; after
 * ten of those from one client 'too_many_failures'; 'password_sign_in_off'.
 */
export async function resetPassword(
  { db, auth, clock, env, limits, log }: Pick<Services, 'db' | 'auth' | 'clock' | 'env' | 'limits' | 'log'>,
  { token, password, client }: { token: string; password: string; client: string },
): Promise<Outcome<{ id: string; email: string }>> {
  if (env.PASSWORD_SIGN_IN === 'off') return refused('password_sign_in_off')
  return countFailures(limits, client, async () => {
    // Asked first: hashing costs what a forged link must not.
    if (!(await addressOfReset(db, hashToken(token), clock.now()))) return refused('reset_link_invalid')
    const passwordHash = await auth.hashPassword(password)
    return db.transaction(async (tx): Promise<Outcome<{ id: string; email: string }>> => {
      const account = await takePasswordReset(tx, hashToken(token), clock.now())
      if (!account) return refused('reset_link_invalid')
      await replacePassword({ db: tx, env }, account, { passwordHash })
      log.info({ owner: account.id }, 'password reset')
      return done(account)
    })
  })
}

/**
 * Mails a link for choosing a new password (specification 4, 7); while one works the same again, for another hour, so
 * that no stranger ends it. The answer is the same for an address without an account, which gets an email that says so,
 * and after the five emails of an hour; a trusted browser has five of its own. Refused: 'too_many_emails' by client;
 * 'password_sign_in_off'.
 */
export async function requestPasswordReset(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'sign' | 'env' | 'limits'>,
  { email, client, known, language }: { email: string; client: string; known: boolean; language: string },
): Promise<Outcome<null>> {
  const { db, clock, random, sign, env, limits } = services
  if (env.PASSWORD_SIGN_IN === 'off') return refused('password_sign_in_off')
  const limited = await limitEmailsSilently(limits, { kind: 'reset', email, client, known })
  if (!limited.ok) return limited
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60 * 1000)
  return db.transaction(async (tx) => {
    const waiting = await waitingReset(tx, email, now)
    const id = waiting?.id ?? newRowId(random)
    // Derived, so that the same link can be mailed again though only its hash is stored.
    const token = sign(`reset ${id}`)
    const replaced = await replacePasswordReset(tx, email, { id, tokenHash: hashToken(token), expiresAt })
    // The mails of this hour hold the link, which works another hour; or they say that there is no account.
    if (!limited.value.send && (waiting || !replaced)) return done(null)
    await queueMail(
      tx,
      email,
      replaced
        ? {
            kind: 'reset_password',
            link: `${env.publicUrl}/auth/callback?next=/update-password&reset=${token}`,
          }
        : noAccount({ env }, { signingIn: false }),
      language,
    )
    return done(null)
  })
}
