import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import type { Email } from '#app/domain/mails/email.ts'
import { done, type Outcome, type Refused, refused } from '#app/domain/outcome.ts'
import { limitEmails, countFailures } from '#app/server/limits/port.ts'
import {
  accountIdOf,
  deleteOldPendingSignUps,
  insertPendingSignUp,
  deletePendingSignUp,
  unusedSignUp,
  endPendingSignUps,
  insertAccount,
  pendingSignUpByToken,
  signUpByToken,
} from '#app/server/queries/accounts.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import { newToken, hashToken } from '#app/server/tokens.ts'
import { randomId } from '#app/domain/addresses/slug.ts'
import { keepTemporaryProfile } from '#app/server/commands/profiles/profiles.ts'

/** How long a page can still say of an old link that it has expired. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores a sign-up with its temporary profile until its mailed link is opened (specification 4), which leads on to
 * `next`. Answers its id, the same whether or not the address has an account; its owner gets a mail that says which.
 * Refused: 'too_many_emails'.
 */
export async function signUp(
  services: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env' | 'limits'>,
  {
    email,
    password,
    temporaryProfile,
    next,
    client,
  }: {
    email: string
    password: string
    temporaryProfile?: TemporaryProfile | undefined
    next?: string | undefined
    client: string
  },
): Promise<Outcome<{ signUpId: string }>> {
  const { db, auth, clock, random, env, limits } = services
  const limited = await limitEmails(limits, { kind: 'sign_up', email, client })
  if (!limited.ok) return limited
  // Hashed in either case, or the time it takes would tell who has an account.
  const passwordHash = await auth.hashPassword(password)
  const now = clock.now()
  return db.transaction(async (tx) => {
    await deleteOldPendingSignUps(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    const signUpId = await storePendingSignUp(tx, { random, env }, now, {
      email,
      passwordHash,
      temporaryProfile: temporaryProfile ?? null,
      next: next ?? null,
    })
    return done({ signUpId })
  })
}

/** Stores a sign-up for a day and mails its link; of a taken address the mail says so. Answers the row's id. */
async function storePendingSignUp(
  tx: Services['db'],
  { random, env }: Pick<Services, 'random' | 'env'>,
  now: Date,
  { email, passwordHash, temporaryProfile, next, createdAt = now }: NewSignUp,
): Promise<string> {
  const taken = (await accountIdOf(tx, email)) !== undefined
  const { token, hash } = newToken(random)
  const signUpId = await insertPendingSignUp(tx, {
    email,
    passwordHash,
    temporaryProfile,
    next,
    tokenHash: hash,
    createdAt,
    expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000),
  })
  const link = `${env.publicUrl}/auth/callback?token=${token}${leadingTo(next)}`
  await queueMail(tx, email, taken ? accountExists({ env }) : { kind: 'verify_email', link })
  return signUpId
}

/** The mail to the owner of an account whose address somebody signs up or moves with. */
export function accountExists({ env: { publicUrl } }: Pick<Services, 'env'>): Email {
  return {
    kind: 'account_exists',
    signInLink: `${publicUrl}/signin`,
    resetLink: `${publicUrl}/reset-password`,
  }
}

interface NewSignUp {
  /** When the same sign-up was first made. */
  createdAt?: Date | undefined
  email: string
  passwordHash: string
  temporaryProfile: TemporaryProfile | null
  next: string | null
}

function leadingTo(next: string | null): string {
  return next === null ? '' : `&next=${encodeURIComponent(next)}`
}

interface Asked {
  signUpId: string
  client: string
  /** The right address, where the sign-up's may be wrong. */
  corrected: string | undefined
}

interface Addressed {
  email: string
  /** The recipient's name in the temporary profile, if there is one. */
  recipient: string | null
}

/**
 * Mails a new link for a sign-up, with the same password and temporary profile, for another day; or to a corrected
 * address, and then the link to the wrong one ends. The sign-up's id is told only to who knew its password or held its
 * link. Answers the address and the new id. Refused: 'link_invalid'; 'too_many_emails', with the address.
 */
export async function resendVerification(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { signUpId, client, corrected }: Asked,
): Promise<Outcome<Addressed & { signUpId: string }> | (Refused & Addressed)> {
  const pending = await unusedSignUp(db, signUpId)
  if (!pending) return refused('link_invalid')
  const email = corrected ?? pending.email
  const recipient = pending.temporaryProfile?.profile.recipient_name ?? null
  const limited = await limitEmails(limits, { kind: 'sign_up', email, client })
  if (!limited.ok) return { ...limited, email, recipient }
  const renewed = await db.transaction(async (tx) => {
    if (email !== pending.email) await deletePendingSignUp(tx, signUpId)
    return storePendingSignUp(tx, { random, env }, clock.now(), { ...pending, email })
  })
  return done({ email, recipient, signUpId: renewed })
}

interface Verified {
  accountId: string
  signUpId: string
  email: string
}

/**
 * Uses a verification link up (specification 4): makes the account with the password, temporary profile and creation
 * time of its sign-up, and ends every other sign-up of that address, so that nobody prepares an account for another
 * person's. All or nothing. Refused: 'link_invalid'; 'link_expired' after 24 hours; after ten refusals of one client
 * 'too_many_failures'.
 */
export async function verifyEmail(
  { db, clock, random, env, limits }: Pick<Services, 'db' | 'clock' | 'random' | 'env' | 'limits'>,
  { token, client }: { token: string; client: string },
): Promise<Outcome<Verified>> {
  return countFailures(limits, client, () =>
    db.transaction(async (tx): Promise<Outcome<Verified>> => {
      const pending = await pendingSignUpByToken(tx, hashToken(token))
      if (!pending || pending.usedAt) return refused('link_invalid')
      const now = clock.now()
      if (pending.expiresAt <= now) return refused('link_expired')
      const { email, passwordHash, temporaryProfile, createdAt } = pending
      const id = randomId(random) + randomId(random)
      const made = await insertAccount(tx, { id, email, passwordHash, createdAt })
      await endPendingSignUps(tx, email, now)
      if (!made) return refused('link_invalid')
      if (temporaryProfile) await keepTemporaryProfile({ db: tx, random, env }, id, temporaryProfile)
      return done({ accountId: id, signUpId: pending.id, email })
    }),
  )
}

interface WaitingSignUp {
  signUpId: string
  email: string
  /** The recipient's name in the temporary profile, if there is one. */
  recipient: string | null
}

/** The sign-up of a verification link, which stays unused: mail scanners open links too. Refused: as `verifyEmail`. */
export async function readVerificationLink(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { token, client }: { token: string; client: string },
): Promise<Outcome<WaitingSignUp>> {
  return countFailures(limits, client, async (): Promise<Outcome<WaitingSignUp>> => {
    const pending = await signUpByToken(db, hashToken(token))
    if (!pending || pending.usedAt) return refused('link_invalid')
    if (pending.expiresAt <= clock.now()) return refused('link_expired')
    const recipient = pending.temporaryProfile?.profile.recipient_name ?? null
    return done({ signUpId: pending.id, email: pending.email, recipient })
  })
}
