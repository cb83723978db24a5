import type { ErrorCode } from '#app/domain/errors.ts'

const KNOWN = new Map<string | null, ErrorCode>([
  ['otp_expired', 'link_expired'],
  ['over_email_send_rate_limit', 'too_many_emails'],
  ['over_request_rate_limit', 'too_many_failures'],
  ['session_not_found', 'auth_session_missing'],
])

/**
 * What an address like `/auth/callback?error=access_denied&error_code=otp_expired` says went wrong, as a refusal of
 * ours: unknown codes are a link that is not valid, and no text from the address is ever shown. Nothing without error.
 */
export function callbackError(query: URLSearchParams): ErrorCode | undefined {
  if (!query.has('error') && !query.has('error_code')) return undefined
  return KNOWN.get(query.get('error_code')) ?? 'link_invalid'
}
