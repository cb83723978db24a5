import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { createCookie, redirect } from 'react-router'
import { isToastCode, type ToastCode } from '#app/copy/toasts.ts'
import { addPathIn } from '#app/domain/addresses/add-page.ts'
import { ownPath } from '#app/domain/addresses/own-path.ts'
import {
  CODE,
  type COOKIE_PREFIX,
  FLASH,
  LANGUAGE,
  PASSKEY,
  RESET,
  SIGN_UP,
  TRUSTED_BROWSER,
  WANTED,
} from '#app/server/request/cookie-names.ts'
import { hashToken } from '#app/server/accounts/tokens.ts'
import { isWrite } from '#app/server/request/request-context.ts'
import type { Services } from '#app/server/services.ts'
import { CHALLENGE_MINUTES } from '#app/domain/accounts/passkeys.ts'
import { RESET_MINUTES, SIGN_IN_CODE_MINUTES, VERIFICATION_HOURS } from '#app/domain/accounts/account.ts'

export const YEAR = 365 * 24 * 60 * 60

export type Making = Pick<Services, 'env' | 'sign'>

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

/** What browsers keep of one cookie, with its name and signature. */
export const MOST_LETTERS = 3_900

/** A text in fewer letters, for a cookie. */
export function packed(text: string): string {
  return deflateRawSync(text).toString('base64url')
}

export function unpacked(text: string): string {
  return inflateRawSync(Buffer.from(text, 'base64url')).toString()
}

/** A cookie with the page that a signed-out visitor asked for or posted from, for a quarter of an hour. */
export async function rememberWantedPage(services: Making, request: Request): Promise<string> {
  const { publicUrl } = services.env
  const asked = (isWrite(request) ? request.headers.get('referer') : request.url) ?? '/portal'
  const url = new URL(URL.canParse(asked, publicUrl) ? asked : '/portal', publicUrl)
  url.searchParams.delete('_routes')
  const path = url.pathname.replace(/\.data$/, '') + url.search
  return rememberPath(services, addPathIn(path) ?? path)
}

/** The same for a path of ours, packed where it is long. */
export async function rememberPath(services: Making, path: string): Promise<string> {
  const wanted = cookie(services, WANTED, 15 * 60)
  const plain = await wanted.serialize(path)
  return plain.length > MOST_LETTERS ? wanted.serialize({ packed: packed(path) }) : plain
}

export async function wantedPage(services: Making, request: Request) {
  const kept: unknown = await cookie(services, WANTED, 0).parse(request.headers.get('cookie'))
  const long = (kept as { packed?: unknown } | null)?.packed
  const path = typeof long === 'string' ? unpacked(long) : kept
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
      code: toast,
      ...(typeof about === 'string' && { about }),
      ...(typeof undo === 'string' && { undo }),
    },
    clear: await cookie(services, FLASH, 0).serialize(''),
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

/** The cookie of a chosen language, as it is: whatever else it says is no language of ours. */
export function rememberLanguage({ env }: Pick<Services, 'env'>, language: string): string {
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE}=${language}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${secure}`
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

/** A mark of the browser that wants to sign in by a passkey, for as long as it may take: its challenges work nowhere else. */
export async function passkeyBrowser(services: Making & Pick<Services, 'random'>, request: Request) {
  const known: unknown = await cookie(services, PASSKEY, 0).parse(request.headers.get('cookie'))
  const id = typeof known === 'string' ? known : Buffer.from(services.random(16)).toString('base64url')
  return { id, cookie: await cookie(services, PASSKEY, CHALLENGE_MINUTES * 60, '/signin').serialize(id) }
}

/** The cookie of a browser that asked for a code for this address, for as long as the mailed one works; '' forgets it. */
export function proveCode(services: Making, email: string): Promise<string> {
  return cookie(services, CODE, email === '' ? 0 : SIGN_IN_CODE_MINUTES * 60).serialize(email)
}

/** The address that this browser asked for a code for. */
export async function codeAskedFor(services: Making, request: Request): Promise<string | undefined> {
  const email: unknown = await cookie(services, CODE, 0).parse(request.headers.get('cookie'))
  return typeof email === 'string' && email !== '' ? email : undefined
}
