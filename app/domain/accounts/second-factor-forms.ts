import { z } from 'zod'
import { typedCode } from '#app/domain/accounts/account-forms.ts'

/** A code of the app, or a recovery code; with `remember` this browser is not asked again. */
export const secondStepForm = z.object({
  code: typedCode.regex(/^(\d{6}|[2-9a-z]{16})$/, 'second_code_wrong'),
  remember: z.string().optional(),
})

export const turnOnForm = z.object({
  seed: z.string('form_invalid').regex(/^[\w-]{22}$/, 'form_invalid'),
  code: typedCode.regex(/^\d{6}$/, 'authenticator_code_wrong'),
})
