import type { ErrorCode } from '#app/domain/errors.ts'

const KNOWN = new Map<string | null, ErrorCode>([
  ['otp_expired', 'link_expired'],
  ['over_email_send_rate_limit', 'too_many_emails'],
  ['over_request_rate_limit', 'too_many_failures'],
  ['session_not_found', 'auth_session_missing'],
])

/**
 * The error in an address like `/auth/callback?error=access_denied&error_code=otp_expired` as a refusal of
 * ours: unknown codes are an invalid link, and no text from the address is shown. Undefined without an error.
 */
export function callbackError(query: URLSearchParams): ErrorCode | undefined {
  if (!query.has('error') && !query.has('error_code')) return undefined
  return KNOWN.get(query.get('error_code')) ?? 'link_invalid'
}
