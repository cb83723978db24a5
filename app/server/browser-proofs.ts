import { cookie, KNOWN, SIGN_UP, WAITING } from '#app/server/cookies.ts'
import { VERIFICATION_HOURS } from '#app/domain/account.ts'
import { profileById } from '#app/server/queries/gift-profiles.ts'
import type { Services } from '#app/server/services.ts'

const DAY = 24 * 60 * 60
const YEAR = 365 * DAY

type Signing = Pick<Services, 'env' | 'sign'>

/** The cookie of a browser that knows the password of this sign-up, for as long as its link lasts. */
export function proveSignUp(services: Signing, signUpId: string): Promise<string> {
  const seconds = VERIFICATION_HOURS * 60 * 60
  return cookie(services, SIGN_UP, seconds).serialize(services.sign(`sign-up ${signUpId}`))
}

export async function provesSignUp(services: Signing, request: Request, signUpId: string): Promise<boolean> {
  const proof: unknown = await cookie(services, SIGN_UP, 0).parse(request.headers.get('cookie'))
  return proof === services.sign(`sign-up ${signUpId}`)
}

/** The cookie of a browser in which an account was signed in to: limits count it apart from strangers. */
export function proveKnown(services: Signing, email: string): Promise<string> {
  return cookie(services, KNOWN, YEAR).serialize(services.sign(`known ${email}`))
}

export async function isKnown(services: Signing, request: Request, email: string): Promise<boolean> {
  const proof: unknown = await cookie(services, KNOWN, 0).parse(request.headers.get('cookie'))
  return proof === services.sign(`known ${email}`)
}

/** The cookie of a browser in which an address was verified: the profile that waits for its owner to sign in. */
export function rememberWaiting(services: Pick<Services, 'env' | 'sign'>, id: string): Promise<string> {
  return cookie(services, WAITING, DAY).serialize({ id, mark: services.sign(`waiting ${id}`) })
}

export async function waitingProfile(
  services: Pick<Services, 'env' | 'sign' | 'db'>,
  request: Request,
): Promise<{ id: string; recipient_name: string } | null> {
  const parsed: unknown = await cookie(services, WAITING, 0).parse(request.headers.get('cookie'))
  const { id, mark } = (parsed ?? {}) as { id?: unknown; mark?: unknown }
  if (typeof id !== 'string' || mark !== services.sign(`waiting ${id}`)) return null
  const profile = await profileById(services.db, id)
  return profile ? { id: profile.id, recipient_name: profile.recipient_name } : null
}

export function forgetWaiting(services: Pick<Services, 'env'>): Promise<string> {
  return cookie(services, WAITING, 0).serialize('')
}
