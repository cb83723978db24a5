import type { ErrorCode } from '#app/domain/errors.ts'

/** A command's result: its value, or why it refused. Failures are thrown. */
export type Outcome<Value, Code extends ErrorCode = ErrorCode> = { ok: true; value: Value } | Refused<Code>

export interface Refused<Code extends ErrorCode = ErrorCode> {
  ok: false
  code: Code
  /** Codes by field name. */
  fields?: Readonly<Record<string, ErrorCode>>
  /** Seconds after which to retry. */
  retryAfter?: number
}

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<Code extends ErrorCode>(
  code: Code,
  fields?: Record<string, ErrorCode>,
): Refused<Code> {
  return fields ? { ok: false, code, fields } : { ok: false, code }
}

/** A refusal that passes by itself after some seconds. */
export function refusedFor(code: ErrorCode, retryAfter: number): Refused {
  return { ok: false, code, retryAfter }
}
