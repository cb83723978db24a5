import { done, type Outcome, refused } from '#app/domain/outcome.ts'

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
