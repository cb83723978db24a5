import { cookie, RESET, TRUSTED_BROWSER, SIGN_UP } from '#app/server/request/cookies.ts'
import { RESET_MINUTES, VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'
import type { Services } from '#app/server/services.ts'
import { hashToken } from '#app/server/tokens.ts'

const DAY = 24 * 60 * 60
const YEAR = 365 * DAY

type Signing = Pick<Services, 'env' | 'sign'>

/** The cookie of a browser that knows the password of this sign-up, for as long as its link lasts. */
export function proveSignUp(services: Signing, signUpId: string): Promise<string> {
  const seconds = VERIFICATION_HOURS * 60 * 60
  return cookie(services, SIGN_UP, seconds).serialize(signUpId)
}

export async function provesSignUp(services: Signing, request: Request, signUpId: string): Promise<boolean> {
  const proof: unknown = await cookie(services, SIGN_UP, 0).parse(request.headers.get('cookie'))
  return proof === signUpId
}

/** The cookie of a browser in which an account was signed in to: limits count it apart from strangers. */
export function trustBrowser(services: Signing, email: string): Promise<string> {
  return cookie(services, TRUSTED_BROWSER, YEAR).serialize(hashToken(email))
}

export async function isTrustedBrowser(services: Signing, request: Request, email: string): Promise<boolean> {
  const proof: unknown = await cookie(services, TRUSTED_BROWSER, 0).parse(request.headers.get('cookie'))
  return proof === hashToken(email)
}

/** The cookie of a browser that asked for a new password for this address, for as long as the mailed link lasts. */
export function proveReset(services: Signing, email: string): Promise<string> {
  return cookie(services, RESET, RESET_MINUTES * 60).serialize(hashToken(email))
}

export async function provesReset(services: Signing, request: Request, email: string): Promise<boolean> {
  const proof: unknown = await cookie(services, RESET, 0).parse(request.headers.get('cookie'))
  return proof === hashToken(email)
}
