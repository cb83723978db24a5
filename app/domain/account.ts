import { lengthOf } from '#app/domain/text.ts'

export const EMAIL_LIMIT = 254
export const PASSWORD_LIMIT = 128
export const VERIFICATION_HOURS = 24
export const RESET_MINUTES = 60
/** What an email may take to arrive, before it is asked for again. */
export const RESEND_SECONDS = 60

/** Sign-up asks for more than 6 characters (specification 5). */
export function isSignUpPassword(password: string): boolean {
  return lengthOf(password) > 6
}

/** A changed or reset password has at least 6 characters (specification 5 and 9). */
export function isPassword(password: string): boolean {
  return lengthOf(password) >= 6
}
