import { z } from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { isStorable, lengthOf, trimmed } from '#app/domain/text.ts'

/** A text of `min` to `max` code points, trimmed. Refused: `required` when blank, `tooLong`, 'text_unstorable'. */
export function text(max: number, codes: { required?: ErrorCode; tooLong: ErrorCode }) {
  return z
    .string({ error: codes.required ?? 'text_unstorable' })
    .refine(isStorable, { error: 'text_unstorable' })
    .transform((value) => trimmed(value.replaceAll('\r\n', '\n')))
    .refine((value) => codes.required === undefined || value !== '', { error: codes.required })
    .refine((value) => lengthOf(value) <= max, { error: codes.tooLong })
}
