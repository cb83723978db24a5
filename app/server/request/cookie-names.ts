/** The name of every cookie of ours begins with it; session cookies may have `__Host-` before it. */
export const COOKIE_PREFIX = 'wishfolio'

export const WANTED = `${COOKIE_PREFIX}.wanted` as const
export const FLASH = `${COOKIE_PREFIX}.flash` as const
export const SIGN_UP = `${COOKIE_PREFIX}.sign_up` as const
export const RESET = `${COOKIE_PREFIX}.reset` as const
export const CODE = `${COOKIE_PREFIX}.code` as const
export const TRUSTED_BROWSER = `${COOKIE_PREFIX}.known` as const
/** Of whoever is at the provider, or came back and has to prove an account. */
export const PROVIDER = `${COOKIE_PREFIX}.provider` as const
export const JOIN = `${COOKIE_PREFIX}.join` as const
/** A temporary profile on its way past the provider. */
export const CARRIED = `${COOKIE_PREFIX}.carried` as const
export const PASSKEY = `${COOKIE_PREFIX}.passkey` as const
/** Of a sign-in that waits for the second factor, and of browsers that are not asked for it. */
export const SECOND_STEP = `${COOKIE_PREFIX}.second_step` as const
export const REMEMBERED = `${COOKIE_PREFIX}.remembered` as const
export const DEVICE = `${COOKIE_PREFIX}.device` as const
export const ME = `${COOKIE_PREFIX}.me` as const
export const DRAWS = `${COOKIE_PREFIX}.draws` as const
/** Holds the tag of a chosen language as it is. */
export const LANGUAGE = `${COOKIE_PREFIX}.language` as const
/** No page that anonymous visitors share shows anything of these; each language has its own pages. */
const SHOWN_NOWHERE: ReadonlySet<string> = new Set([
  DEVICE,
  DRAWS,
  SIGN_UP,
  RESET,
  CODE,
  PASSKEY,
  PROVIDER,
  CARRIED,
  SECOND_STEP,
  REMEMBERED,
  TRUSTED_BROWSER,
  LANGUAGE,
])

const SESSION = `${COOKIE_PREFIX}.session_token`

export const sessionCookieName = (secure: boolean) => (secure ? `__Host-${SESSION}` : SESSION)

/** Of all cookies those of a session; '' for none. */
export function sessionCookies(cookies: string | null): string {
  const pairs = cookies?.split(';') ?? []
  return pairs.filter((pair) => nameOf(pair).includes(SESSION)).join(';')
}

function nameOf(pair: string): string {
  return pair.split('=')[0]?.trim() ?? ''
}

/** Whether cookies may include one of ours, so that the answer may be personal; a false positive is harmless. */
export function mayCarryOurs(cookies: string | undefined): boolean {
  if (!cookies?.includes(`${COOKIE_PREFIX}.`)) return false
  const names = cookies.split(';').map(nameOf)
  return names.some((name) => !SHOWN_NOWHERE.has(name) && name.includes(`${COOKIE_PREFIX}.`))
}
