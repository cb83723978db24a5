import { randomId } from '#app/domain/addresses/slug.ts'

/** How long a sign-in waits for its second step. */
export const SECOND_STEP_MINUTES = 10
/** How many sign-ins of an account wait for it. */
export const SECOND_STEPS_AT_ONCE = 20
/** How long a browser is not asked again. */
export const REMEMBERED_DAYS = 30
/** What a code of an authenticator app is of. */
export const STEP_SECONDS = 30
const RECOVERY_CODES = 10
const RECOVERY_PLACES = 16

export function isRecoveryCode(code: string): boolean {
  return code.length === RECOVERY_PLACES
}

/** Ten codes of 78 bits each, as they are compared. */
export function newRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (randomId(random) + randomId(random)).slice(0, RECOVERY_PLACES),
  )
}

/** A recovery code or a key as people read them, in groups of four. */
export function inGroups(code: string, separator: string): string {
  return code.match(/.{1,4}/g)?.join(separator) ?? ''
}
