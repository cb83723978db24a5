import { lengthOf } from '#app/domain/text.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'

export const EMAIL_LIMIT = 254
export const PASSWORD_LIMIT = 128
export const VERIFICATION_HOURS = 24
export const RESET_MINUTES = 60
export const SIGN_IN_CODE_MINUTES = 10
/** Wrong ones, of a mailed code. */
export const SIGN_IN_CODE_TRIES = 5
/** Of an account at the same time: all its devices, and what they forgot. */
export const SESSIONS_PER_ACCOUNT = 100
/** What an email may take to arrive, before it is asked for again. */
export const RESEND_SECONDS = 60

/** The mailbox that an address leads to, as limits count it: without its +tag, and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = address.slice(at + 1)
  if (!/^(?:gmail|googlemail)\.com$/.test(domain)) return `${local}@${domain}`
  return `${local.replaceAll('.', '')}@gmail.com`
}

/** Sign-up asks for more than 6 characters (specification 5). */
export function isSignUpPassword(password: string): boolean {
  return lengthOf(password) > 6
}

/** A changed or reset password has at least 6 characters (specification 5 and 9). */
export function isPassword(password: string): boolean {
  return lengthOf(password) >= 6
}

export interface AccountUsage {
  profiles: number
  bytes: number
}

export interface AccountLimits {
  PROFILES_PER_ACCOUNT: number
  MEGABYTES_PER_ACCOUNT: number
}

/** Whether one more gift profile fits. Refused: 'too_many_profiles'; as `roomForText`. */
export function roomForProfile(usage: AccountUsage, limits: AccountLimits): Outcome<null> {
  return usage.profiles >= limits.PROFILES_PER_ACCOUNT
    ? refused('too_many_profiles')
    : roomForText(usage, limits)
}

/** Whether an account may store more text. Refused: 'account_full' from the limit in bytes on. */
export function roomForText(usage: AccountUsage, limits: AccountLimits): Outcome<null> {
  return usage.bytes >= limits.MEGABYTES_PER_ACCOUNT * 1024 ** 2 ? refused('account_full') : done(null)
}

/** Who may make an account on a server. */
export const SIGN_UP = ['open', 'invited', 'closed'] as const
export type SignUp = (typeof SIGN_UP)[number]

/** How long an invitation to sign up works, and how many of one account may wait to be used. */
export const INVITATION_DAYS = 14
export const INVITATIONS_AT_ONCE = 10
