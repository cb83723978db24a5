import { z } from 'zod'
import { JOIN_MINUTES, PROVIDER_MINUTES, type WaitingIdentity } from '#app/domain/accounts/provider.ts'
import { CARRIED, JOIN, PROVIDER } from '#app/server/request/cookie-names.ts'
import { cookie, type Making, MOST_LETTERS, packed, unpacked } from '#app/server/request/cookies.ts'
import type { Services } from '#app/server/services.ts'

type Timed = Making & Pick<Services, 'clock'>

const atProvider = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that adds it to its account; none to sign in. */
  adding: z.string().optional(),
  until: z.number(),
})
const waiting = z.object({
  account: z.string(),
  email: z.string(),
  issuer: z.string(),
  subject: z.string(),
  until: z.number(),
})

/** The cookie of a browser that goes to the provider, by which the answer is checked; null forgets it. */
export function rememberProvider(
  services: Timed,
  sent: Omit<z.output<typeof atProvider>, 'until'> | null,
): Promise<string> {
  return kept(services, PROVIDER, { minutes: PROVIDER_MINUTES, path: '/signin/provider' }, sent)
}

/** What this browser went to the provider with, if that was lately. */
export function sentToProvider(services: Timed, request: Request) {
  return stillKept(services, request, PROVIDER, atProvider)
}

/** The cookie of a browser whose sign-in at the provider waits for a proof of the account; null forgets it. */
export function rememberJoin(services: Timed, join: WaitingIdentity | null): Promise<string> {
  return kept(services, JOIN, { minutes: JOIN_MINUTES, path: '/' }, join)
}

export function waitingJoin(services: Timed, request: Request): Promise<WaitingIdentity | undefined> {
  return stillKept(services, request, JOIN, waiting)
}

function kept(
  services: Timed,
  name: typeof PROVIDER | typeof JOIN,
  { minutes, path }: { minutes: number; path: string },
  value: object | null,
): Promise<string> {
  const until = services.clock.now().getTime() + minutes * 60_000
  return cookie(services, name, value ? minutes * 60 : 0, path).serialize(value ? { ...value, until } : '')
}

async function stillKept<Kept extends { until: number }>(
  services: Timed,
  request: Request,
  name: typeof PROVIDER | typeof JOIN,
  schema: z.ZodType<Kept>,
): Promise<Kept | undefined> {
  const read = schema.safeParse(await cookie(services, name, 0).parse(request.headers.get('cookie')))
  return read.success && services.clock.now().getTime() < read.data.until ? read.data : undefined
}

/**
 * The cookie that carries a temporary profile past the provider and the proof; null forgets it. A very long one does not
 * fit: then only its tab has it.
 */
export async function carryProfile(services: Making, profile: unknown): Promise<string> {
  const forget = cookie(services, CARRIED, 0)
  if (typeof profile !== 'string' || profile.length > 40_000) return forget.serialize('')
  const carried = await cookie(services, CARRIED, JOIN_MINUTES * 60).serialize(packed(profile))
  return carried.length > MOST_LETTERS ? forget.serialize('') : carried
}

export async function carriedProfile(services: Making, request: Request): Promise<string | null> {
  const carried: unknown = await cookie(services, CARRIED, 0).parse(request.headers.get('cookie'))
  return typeof carried !== 'string' || carried === '' ? null : unpacked(carried)
}
