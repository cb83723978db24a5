import { z } from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { isStorable, lengthOf, trimmed } from '#app/domain/text.ts'

/**
 * A text of `min` to `max` code points, without what is invisible at its ends.
 * Refuses with `required` when it is blank, with `tooLong` beyond `max`; NUL and lone surrogates with 'text_unstorable'.
 */
export function text(max: number, codes: { required?: ErrorCode; tooLong: ErrorCode }) {
  return z
    .string({ error: codes.required ?? 'text_unstorable' })
    .refine(isStorable, { error: 'text_unstorable' })
    .transform((value) => trimmed(value.replaceAll('\r\n', '\n')))
    .refine((value) => codes.required === undefined || value !== '', { error: codes.required })
    .refine((value) => lengthOf(value) <= max, { error: codes.tooLong })
}
