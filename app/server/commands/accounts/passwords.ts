import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import { limitFailures, limitEmails, countFailures, limitEmailsSilently } from '#app/server/limits/port.ts'
import { passwordHashOf, endSessions, updatePasswordHash } from '#app/server/queries/accounts.ts'
import type { Services } from '#app/server/services.ts'
import type { Owner } from '#app/server/request/viewer.ts'
import { endEmailChanges } from '#app/server/queries/email-changes.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import {
  endPasswordResets,
  addressOfReset,
  takePasswordReset,
  replacePasswordReset,
  waitingReset,
} from '#app/server/queries/password-resets.ts'
import { hashToken, newRowId } from '#app/server/tokens.ts'
import { RESET_MINUTES } from '#app/domain/accounts/account.ts'

/** Checks the owner's password again (specification 5). Refused: 'current_password_wrong', as `limitFailures`. */
export async function askPasswordAgain(
  { db, auth, limits }: Pick<Services, 'db' | 'auth' | 'limits'>,
  owner: Owner,
  typed: Record<string, string>,
  client: string,
): Promise<Outcome<null>> {
  const [[field, password] = ['password', '']] = Object.entries(typed)
  return limitFailures(limits, { email: owner.email, client }, async () => {
    const hash = await passwordHashOf(db, owner.id)
    const right = hash !== undefined && (await auth.verifyPassword(hash, password))
    return right ? done(null) : refused('current_password_wrong', { [field]: 'current_password_wrong' })
  })
}

/** Changes a password, ends other sessions, and says so by mail. Refused: as `askPasswordAgain`; 'too_many_emails'. */
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
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, owner.id, passwordHash)
    await endSessions(tx, owner.id, owner.sessionId)
    await endEmailChanges(tx, owner.id)
    await endPasswordResets(tx, owner.id)
    await queueMail(tx, owner.email, {
      kind: 'password_changed',
      resetLink: `${env.publicUrl}/reset-password`,
    })
  })
  log.info({ owner: owner.id }, 'password changed')
  return done(null)
}

/**
 * Sets the password that a reset link asks for, ends every session and says so by mail (specification 4, 5); this alone
 * uses the link up. Answers whose it is. Refused: 'reset_link_invalid' for a link that is forged, used, replaced or over an hour old; after
 * ten of those from one client 'too_many_failures'.
 */
export async function resetPassword(
  { db, auth, clock, env, limits, log }: Pick<Services, 'db' | 'auth' | 'clock' | 'env' | 'limits' | 'log'>,
  { token, password, client }: { token: string; password: string; client: string },
): Promise<Outcome<{ id: string; email: string }>> {
  return countFailures(limits, client, async () => {
    // Asked first: hashing costs what a forged link must not.
    if (!(await addressOfReset(db, hashToken(token), clock.now()))) return refused('reset_link_invalid')
    const passwordHash = await auth.hashPassword(password)
    return db.transaction(async (tx): Promise<Outcome<{ id: string; email: string }>> => {
      const account = await takePasswordReset(tx, hashToken(token), clock.now())
      if (!account) return refused('reset_link_invalid')
      await updatePasswordHash(tx, account.id, passwordHash)
      await endSessions(tx, account.id)
      await endEmailChanges(tx, account.id)
      await endPasswordResets(tx, account.id)
      log.info({ owner: account.id }, 'password reset')
      await queueMail(tx, account.email, {
        kind: 'password_changed',
        resetLink: `${env.publicUrl}/reset-password`,
      })
      return done(account)
    })
  })
}

/**
 * Mails a link for choosing a new password (specification 4, 7); while one works the same again, for another hour, so
 * that no stranger ends it. The answer is the same for an address without an account, which gets an email that says so,
 * and after the five emails of an hour; a trusted browser has five of its own. Refused: 'too_many_emails' by client.
 */
export async function requestPasswordReset(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'sign' | 'env' | 'limits'>,
  { email, client, known }: { email: string; client: string; known: boolean },
): Promise<Outcome<null>> {
  const { db, clock, random, sign, env, limits } = services
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
        : { kind: 'no_account', signUpLink: `${env.publicUrl}/signup` },
    )
    return done(null)
  })
}
