import { z } from 'zod'
import { emailForm } from '#app/domain/accounts/account-forms.ts'
import { sharedThing } from '#app/domain/addresses/shared-link.ts'
import { REPORT_REASONS, VISITOR_MAIL_LIMIT } from '#app/domain/visitors/report-reasons.ts'
import { trimmed } from '#app/domain/text.ts'
import { text } from '#app/domain/text-schema.ts'

/**
 * A report of a shared page: its link, a reason, at most 500 characters, an address for an answer; all but the reason
 * may be empty. Refused: a link that is of none, and each field with its own code.
 */
export const reportForm = z.object({
  page: z
    .string()
    .transform(sharedThing)
    .refine((thing) => thing !== undefined, 'profile_not_found'),
  reason: z.enum(REPORT_REASONS, {
    error: 'report_reason_required',
  }),
  words: text(VISITOR_MAIL_LIMIT, { tooLong: 'visitor_mail_too_long' }),
  email: z
    .string({ error: 'email_invalid' })
    .overwrite(trimmed)
    .refine((email) => email === '' || emailForm.shape.email.safeParse(email).success, 'email_invalid'),
})

/** What a visitor writes to the organiser of a list, of 1 to 500 characters. */
export const messageForm = z.object({
  words: text(VISITOR_MAIL_LIMIT, { required: 'visitor_mail_required', tooLong: 'visitor_mail_too_long' }),
})

/** Why the operator hides a page; its owner reads it. */
export const takedownForm = z.object({
  reason: text(VISITOR_MAIL_LIMIT, {
    required: 'takedown_reason_required',
    tooLong: 'visitor_mail_too_long',
  }),
})
