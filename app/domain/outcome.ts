import type { ErrorCode } from '#app/domain/errors.ts'

/** What a command answers: the value it made, or why it refused. What breaks is thrown instead. */
export type Outcome<Value> = { ok: true; value: Value } | Refused

export interface Refused {
  ok: false
  code: ErrorCode
  /** Codes at the fields they belong to, by field name. */
  fields?: Readonly<Record<string, ErrorCode>>
  /** Seconds after which the same would be worth another try. */
  retryAfter?: number
}

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused(code: ErrorCode, fields?: Record<string, ErrorCode>): Refused {
  return fields ? { ok: false, code, fields } : { ok: false, code }
}

/** A refusal that passes by itself, in so many seconds. */
export function refusedFor(code: ErrorCode, retryAfter: number): Refused {
  return { ok: false, code, retryAfter }
}
