import { lengthOf } from '#app/domain/text.ts'

export const EMAIL_LIMIT = 254
export const PASSWORD_LIMIT = 128
export const VERIFICATION_HOURS = 24

/** Sign-up asks for more than 6 characters (specification 5); changing and resetting a password for at least 6. */
export function isSignUpPassword(password: string): boolean {
  return lengthOf(password) > 6
}
