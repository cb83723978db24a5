import type { ErrorCode } from '#app/domain/errors.ts'

/** A command's result: its value, or why it refused. Failures are thrown. */
export type Outcome<Value> = { ok: true; value: Value } | Refused

export interface Refused {
  ok: false
  code: ErrorCode
  /** Codes by field name. */
  fields?: Readonly<Record<string, ErrorCode>>
  /** Seconds after which to retry. */
  retryAfter?: number
}

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused(code: ErrorCode, fields?: Record<string, ErrorCode>): Refused {
  return fields ? { ok: false, code, fields } : { ok: false, code }
}

/** A refusal that passes by itself after some seconds. */
export function refusedFor(code: ErrorCode, retryAfter: number): Refused {
  return { ok: false, code, retryAfter }
}
