import { hashToken, newToken } from '#app/server/accounts/tokens.ts'
import { DEVICE, DRAWS, ME } from '#app/server/request/cookie-names.ts'
import { cookie, type Making, YEAR } from '#app/server/request/cookies.ts'
import { opaqueId } from '#app/server/request/opaque-id.ts'
import type { Services } from '#app/server/services.ts'

/** A phone that a family shares. */
const MAX_ME = 10

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
    /** Equal for devices that say the same. */
    said: said.toSorted().join(' '),
    has: (id: string) => said.length > 0 && said.includes(opaqueId(services, id)),
    cookieWith: (id: string) => saying([...others(id), opaqueId(services, id)]),
    cookieWithout: (id: string) => saying(others(id)),
  }
}
