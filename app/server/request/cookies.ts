import { createCookie, redirect } from 'react-router'
import { isToastCode, type ToastCode } from '#app/copy/toasts.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import { COOKIE_PREFIX } from '#app/server/request/cookie-prefix.ts'
import { hashToken, newToken } from '#app/server/accounts/tokens.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import type { Services } from '#app/server/services.ts'
import { RESET_MINUTES, VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'

const WANTED = `${COOKIE_PREFIX}.wanted` as const
const FLASH = `${COOKIE_PREFIX}.flash` as const
const SIGN_UP = `${COOKIE_PREFIX}.sign_up` as const
const RESET = `${COOKIE_PREFIX}.reset` as const
const TRUSTED_BROWSER = `${COOKIE_PREFIX}.known` as const
const DEVICE = `${COOKIE_PREFIX}.device` as const
const ME = `${COOKIE_PREFIX}.me` as const
const DRAWS = `${COOKIE_PREFIX}.draws` as const
/** No page that anonymous visitors share shows anything of these. */
const SHOWN_NOWHERE: ReadonlySet<string> = new Set([DEVICE, DRAWS, SIGN_UP, RESET, TRUSTED_BROWSER])
const YEAR = 365 * 24 * 60 * 60
/** A phone that a family shares. */
const MAX_ME = 10

/** Whether cookies may include one of ours, so that the answer may be personal; a false positive is harmless. */
export function mayCarryOurs(cookies: string | undefined): boolean {
  if (!cookies?.includes(`${COOKIE_PREFIX}.`)) return false
  const names = cookies.split(';').map((pair) => pair.split('=')[0]?.trim())
  return names.some(
    (name) => name !== undefined && !SHOWN_NOWHERE.has(name) && name.includes(`${COOKIE_PREFIX}.`),
  )
}

type Making = Pick<Services, 'env' | 'sign'>

/** A cookie that only this server can have made, under this name: its key is its own. */
export function cookie(
  services: Making,
  name: `${typeof COOKIE_PREFIX}.${string}`,
  maxAge: number,
  path = '/',
) {
  return createCookie(name, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.env.publicUrl.startsWith('https:'),
    maxAge,
    secrets: [services.sign(`cookie ${name}`)],
  })
}

/** A cookie with the page that a signed-out visitor asked for or posted from, for a quarter of an hour. */
export async function rememberWantedPage(services: Making, request: Request): Promise<string> {
  const { publicUrl } = services.env
  const asked = (isWrite(request) ? request.headers.get('referer') : request.url) ?? '/portal'
  const url = new URL(URL.canParse(asked, publicUrl) ? asked : '/portal', publicUrl)
  url.searchParams.delete('_routes')
  const path = url.pathname.replace(/\.data$/, '') + url.search
  return cookie(services, WANTED, 15 * 60).serialize(path)
}

export async function wantedPage(services: Making, request: Request) {
  const path: unknown = await cookie(services, WANTED, 0).parse(request.headers.get('cookie'))
  const wanted = typeof path === 'string' ? ownPath(path) : undefined
  return { path: wanted ?? '/portal', forget: await cookie(services, WANTED, 0).serialize('') }
}

/** A cookie that carries a toast over a redirect, with its subject and the step that takes it back; shown once. */
export async function flash(
  services: Making & Pick<Services, 'random'>,
  toast: ToastCode,
  { about, undo }: { about?: string | undefined; undo?: string | null | undefined } = {},
): Promise<string> {
  const id = Buffer.from(services.random(6)).toString('base64url')
  return cookie(services, FLASH, 10).serialize({ id, toast, about, ...(undo && { undo }) })
}

export function settingCookies(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((one): [string, string] => ['Set-Cookie', one]))
}

/** Leads on to `path`, which shows the toast. */
export async function toastAt(
  services: Parameters<typeof flash>[0],
  path: string,
  toast: ToastCode,
  about?: Parameters<typeof flash>[2],
): Promise<Response> {
  return redirect(path, { headers: { 'Set-Cookie': await flash(services, toast, about) } })
}

export async function takeFlash(services: Making, request: Request) {
  const parsed: unknown = await cookie(services, FLASH, 0).parse(request.headers.get('cookie'))
  const { id, toast, about, undo } = (parsed ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !isToastCode(toast)) return undefined
  return {
    flash: {
      id,
      toast,
      ...(typeof about === 'string' && { about }),
      ...(typeof undo === 'string' && { undo }),
    },
    clear: await cookie(services, FLASH, 0).serialize(''),
  }
}

/** The token of the device that takes ideas, as the database keeps it, and the cookie by which it is known again. */
export async function deviceOf(
  services: Making & Pick<Services, 'random'>,
  request: Request,
): Promise<{ hash: string; cookie: string }> {
  const token = (await deviceSecret(services, request)) ?? newToken(services.random).token
  return { hash: hashToken(token), cookie: await deviceCookie(services, token) }
}

/** What the device's cookie says; undefined for a device that took nothing. It belongs to whoever has the device. */
export async function deviceSecret(services: Making, request: Request): Promise<string | undefined> {
  const known: unknown = await cookie(services, DEVICE, YEAR).parse(request.headers.get('cookie'))
  return typeof known === 'string' && known !== '' ? known : undefined
}

export function deviceCookie(services: Making, secret: string): Promise<string> {
  return cookie(services, DEVICE, YEAR).serialize(secret)
}

/** The mark of the device that opens links to drawn names, whether it was known, and its cookie. */
export async function drawDeviceOf(
  services: Making & Pick<Services, 'random'>,
  request: Request,
): Promise<{ hash: string; known: boolean; cookie: string }> {
  const draws = cookie(services, DRAWS, YEAR, '/draw')
  const parsed: unknown = await draws.parse(request.headers.get('cookie'))
  const known = typeof parsed === 'string' && parsed !== ''
  const token = known ? parsed : newToken(services.random).token
  return { hash: hashToken(token), known, cookie: await draws.serialize(token) }
}

/** Whose recipient this device says to be, by profile id, and the cookies with which it says more or less. */
export async function whoAmI(services: Making, request: Request) {
  const parsed: unknown = await cookie(services, ME, YEAR).parse(request.headers.get('cookie'))
  const said = Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string').slice(0, MAX_ME) : []
  const others = (id: string) => said.filter((one) => one !== opaqueId(services, id))
  const saying = (now: readonly string[]) =>
    cookie(services, ME, now.length > 0 ? YEAR : 0, '/gathering').serialize(now.slice(-MAX_ME))
  return {
    isSomebody: said.length > 0,
    has: (id: string) => said.length > 0 && said.includes(opaqueId(services, id)),
    cookieWith: (id: string) => saying([...others(id), opaqueId(services, id)]),
    cookieWithout: (id: string) => saying(others(id)),
  }
}

/** The cookie of a browser that knows the password of this sign-up, for as long as its link lasts. */
export function proveSignUp(services: Making, signUpId: string): Promise<string> {
  const seconds = VERIFICATION_HOURS * 60 * 60
  return cookie(services, SIGN_UP, seconds).serialize(signUpId)
}

export async function provesSignUp(services: Making, request: Request, signUpId: string): Promise<boolean> {
  const proof: unknown = await cookie(services, SIGN_UP, 0).parse(request.headers.get('cookie'))
  return proof === signUpId
}

/** The cookie of a browser in which an account was signed in to: limits count it apart from strangers. */
export function trustBrowser(services: Making, email: string): Promise<string> {
  return cookie(services, TRUSTED_BROWSER, YEAR).serialize(hashToken(email))
}

export async function isTrustedBrowser(services: Making, request: Request, email: string): Promise<boolean> {
  const proof: unknown = await cookie(services, TRUSTED_BROWSER, 0).parse(request.headers.get('cookie'))
  return proof === hashToken(email)
}

/** The cookie of a browser that asked for a new password for this address, for as long as the mailed link lasts. */
export function proveReset(services: Making, email: string): Promise<string> {
  return cookie(services, RESET, RESET_MINUTES * 60).serialize(hashToken(email))
}

export async function provesReset(services: Making, request: Request, email: string): Promise<boolean> {
  const proof: unknown = await cookie(services, RESET, 0).parse(request.headers.get('cookie'))
  return proof === hashToken(email)
}
