import type { TemporaryProfile } from '#app/domain/profiles/temporary-profile.ts'
import { VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import type { Email } from '#app/domain/mails/email.ts'
import { done, type Outcome } from '#app/domain/outcome.ts'
import { type ComesWith, maySignUp } from '#app/server/commands/accounts/sign-up-invitations.ts'
import { limitEmails } from '#app/server/limits/port.ts'
import { accountIdOf } from '#app/server/queries/accounts.ts'
import {
  deleteOldPendingSignUps,
  deleteSignUpsElsewhere,
  insertPendingSignUp,
} from '#app/server/queries/pending-sign-ups.ts'
import { queueMail } from '#app/server/queries/mail-queue.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken, newToken } from '#app/server/accounts/tokens.ts'

/** How long a page can still say of an old link that it has expired. */
const KEPT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores a sign-up with its temporary profile until its mailed link is opened (specification 4), which leads on to
 * `next`. Answers its id, the same whether or not the address has an account; its owner gets a mail that says which.
 * Refused: as `maySignUp`, before anything is looked up about the address; 'too_many_emails'.
 */
export async function signUp(
  services: Pick<Services, 'db' | 'auth' | 'clock' | 'random' | 'env' | 'limits'>,
  {
    email,
    password,
    temporaryProfile,
    next,
    invitation,
    client,
    language,
  }: {
    email: string
    password: string
    temporaryProfile?: TemporaryProfile | undefined
    next?: string | undefined
    /** The token of an invitation to sign up. */
    invitation?: string | undefined
    client: string
    /** In which the mail is written. */
    language: string
  },
): Promise<Outcome<{ signUpId: string }>> {
  const { db, auth, clock, random, env, limits } = services
  const comesWith = {
    next: next ?? null,
    invitationHash: invitation === undefined ? null : hashToken(invitation),
  }
  const admitted = await maySignUp(services, comesWith)
  if (!admitted.ok) return admitted
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
      ...comesWith,
      language,
    })
    return done({ signUpId })
  })
}

/**
 * Stores a sign-up for a day and mails its link; of a taken address the mail says so. Links to other addresses with the
 * same temporary profile end. Answers the row's id.
 */
export async function storePendingSignUp(
  tx: Services['db'],
  { random, env }: Pick<Services, 'random' | 'env'>,
  now: Date,
  { language, createdAt = now, ...stored }: NewSignUp,
): Promise<string> {
  const { email, temporaryProfile } = stored
  // Typed wrongly before: what is in the profile must not wait in another's mailbox.
  if (temporaryProfile) await deleteSignUpsElsewhere(tx, temporaryProfile, email)
  const taken = (await accountIdOf(tx, email)) !== undefined
  const { token, hash } = newToken(random)
  const signUpId = await insertPendingSignUp(tx, {
    ...stored,
    tokenHash: hash,
    createdAt,
    expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000),
  })
  const link = `${env.publicUrl}/auth/callback?token=${token}`
  await queueMail(tx, email, taken ? accountExists({ env }) : { kind: 'verify_email', link }, language)
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

interface NewSignUp extends ComesWith {
  /** When the same sign-up was first made. */
  createdAt?: Date | undefined
  email: string
  passwordHash: string
  temporaryProfile: TemporaryProfile | null
  /** In which the mail is written. */
  language: string
}

/** The mail to an address without an account that somebody wants to sign in with, or a new password for. */
export function noAccount(
  { env: { publicUrl, SIGN_UP } }: Pick<Services, 'env'>,
  { signingIn }: { signingIn: boolean },
): Email {
  const closed = SIGN_UP === 'closed'
  return { kind: 'no_account', link: `${publicUrl}/${closed ? 'signin' : 'signup'}`, closed, signingIn }
}
