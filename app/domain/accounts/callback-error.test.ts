import { expect, test } from 'vitest'
import { callbackError } from '#app/domain/accounts/callback-error.ts'

test.each([
  ['', undefined],
  ['token=abc&next=/portal', undefined],
  ['error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'link_expired'],
  ['error_code=otp_expired', 'link_expired'],
  ['error=server_error&error_code=over_email_send_rate_limit', 'too_many_emails'],
  ['error=server_error&error_code=over_request_rate_limit', 'too_many_failures'],
  ['error=server_error&error_code=session_not_found', 'auth_session_missing'],
  ['error=access_denied', 'link_invalid'],
  ['error=', 'link_invalid'],
  ['error=x&error_code=constructor', 'link_invalid'],
])('%s', (query, expected) => {
  expect(callbackError(new URLSearchParams(query))).toBe(expected)
})
