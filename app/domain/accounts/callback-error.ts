import type { ErrorCode } from '#app/domain/errors.ts'

const KNOWN = new Map<string | null, ErrorCode>([
  ['otp_expired', 'link_expired'],
  ['over_email_send_rate_limit', 'too_many_emails'],
  ['over_request_rate_limit', 'too_many_failures'],
  ['session_not_found', 'auth_session_missing'],
])

/** The error in a callback's address as a refusal of ours; no text of the address is shown. Undefined without one. */
export function callbackError(query: URLSearchParams): ErrorCode | undefined {
  if (!query.has('error') && !query.has('error_code')) return undefined
  return KNOWN.get(query.get('error_code')) ?? 'link_invalid'
}
