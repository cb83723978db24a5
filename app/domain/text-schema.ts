import { z } from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { isStorable, lengthOf } from '#app/domain/text.ts'

/**
 * A trimmed text of `min` to `max` code points.
 * Refuses with `required` when it is blank, with `tooLong` beyond `max`; NUL and lone surrogates with 'text_unstorable'.
 */
export function text(max: number, codes: { required?: ErrorCode; tooLong: ErrorCode }) {
  return z
    .string({ error: codes.required ?? 'text_unstorable' })
    .refine(isStorable, { error: 'text_unstorable' })
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => codes.required === undefined || value !== '', { error: codes.required })
    .refine((value) => lengthOf(value) <= max, { error: codes.tooLong })
}
