import { z } from 'zod'
import { EMAIL_LIMIT, isPassword, isSignUpPassword, PASSWORD_LIMIT } from '#app/domain/accounts/account.ts'
import { mailAddress } from '#app/domain/accounts/mail-address.ts'
import { isStorable, lengthOf, trimmed } from '#app/domain/text.ts'

/** An account's address, trimmed, in its one form (`mailAddress`). Refused: blank, malformed, over 254 characters. */
const email = z
  .string({ error: 'email_required' })
  .overwrite(trimmed)
  .min(1, { error: 'email_required', abort: true })
  .max(EMAIL_LIMIT, 'email_invalid')
  .transform((written, { addIssue }) => {
    const address = mailAddress(written)
    if (address !== undefined) return address
    addIssue('email_invalid')
    return z.NEVER
  })

const password = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required', abort: true })
  .refine(isStorable, { error: 'text_unstorable', abort: true })
  .refine((value) => lengthOf(value) <= PASSWORD_LIMIT, { error: 'password_too_long' })

/** Sign-up (specification 5): the password has more than 6 characters. */
export const signUpForm = z.object({
  email,
  password: password.refine(isSignUpPassword, { error: 'password_too_short_for_sign_up' }),
})

/** The password once more, of who is signed in; it is compared, whatever it is. */
export const passwordForm = z.object({
  password: z.string({ error: 'password_required' }).min(1, 'password_required'),
})

/** Sign-in: no rule for the password, because rules change. */
export const signInForm = z.object({ email, password })

export const emailForm = z.object({ email })

/** A code as it is typed or pasted, with spaces, in capitals and in the digits of any script. */
export const typedCode = z
  .string({ error: 'sign_in_code_required' })
  .overwrite((typed) =>
    typed
      .normalize('NFKC')
      .replace(/[\s-]/g, '')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .toLowerCase(),
  )
  .min(1, { error: 'sign_in_code_required', abort: true })

export const signInCodeForm = z.object({ email, code: typedCode.regex(/^\d{6}$/, 'sign_in_code_wrong') })

export const signUpIdForm = z.object({ sign_up: z.uuid('link_invalid') })

export const changeEmailForm = z.object({ email, password })

/** The new password after a reset link (specification 5): at least 6 characters, typed twice alike. */
export const resetPasswordForm = z
  .object({
    new_password: password.refine(isPassword, { error: 'password_too_short' }),
    confirm_password: password,
  })
  .refine((form) => form.new_password === form.confirm_password, {
    error: 'passwords_do_not_match',
    path: ['confirm_password'],
  })

/** Changing a password in the settings (specification 5): all three required, the new one typed twice alike. */
export const changePasswordForm = z
  .object({
    current_password: password,
    new_password: password.refine(isPassword, { error: 'new_password_too_short' }),
    confirm_password: password,
  })
  .refine((form) => form.new_password === form.confirm_password, {
    error: 'new_passwords_do_not_match',
    path: ['confirm_password'],
  })
