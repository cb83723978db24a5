import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { LRUCache } from 'lru-cache'
import { Agent, type buildConnector, errors, request } from 'undici'
import { inTurns } from '#app/server/in-turns.ts'
import { askableUrl } from '#app/server/look-up/asking/askable-url.ts'
import { connectTo } from '#app/server/look-up/asking/connect-to.ts'
import { isPublicAddress } from '#app/server/look-up/asking/public-address.ts'
import { readBody } from '#app/server/look-up/asking/read-body.ts'
import { type AskFailure, AskRefused } from '#app/server/look-up/asking/refused.ts'

const MAX_BYTES = { page: 2_000_000, picture: 6_000_000 }
const ACCEPT = {
  page: 'text/html,application/xhtml+xml',
  picture: 'image/webp,image/jpeg,image/png,image/*;q=0.5',
}
const TIME_LIMIT_MS = 5000
const MAX_REDIRECTS = 3
const AT_ONCE = 2
const MOST_WAITING = 10
const REST_MS = 15 * 60_000
const MOST_RESTING = 1000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const TURNED_AWAY = new Set([401, 402, 403, 405, 406, 407, 429, 451, 503])
/** What is not the host's fault, and does not let it rest. */
const NO_FAULT = new Set<AskFailure>(['address', 'busy', 'not_found', 'too_large', 'too_many_redirects'])

type Wanted = 'page' | 'picture'
interface Redirect {
  location: string
}

interface Answer {
  /** Where it was found, after redirects. */
  url: string
  bytes: Buffer
  contentType: string
}

/** Asks an address for a page or a picture. Throws `AskRefused`. */
export type Ask = (address: string, wanted: Wanted) => Promise<Answer>
/** Lets a visit ask when it has its turn, for a few seconds in all. Throws `AskRefused`. */
export type AskShops = <Result>(visit: (ask: Ask) => Promise<Result>) => Promise<Result>

/** What a test puts in place of the network. */
export interface Network {
  resolve(host: string): Promise<string[]>
  /** Of this machine, as '203.0.113.7/24'. */
  ownNetworks(): string[]
  connectTo(addresses: readonly string[]): buildConnector.connector
  timeLimitMs: number
}

const INTERNET: Network = {
  resolve: addressesOf,
  ownNetworks,
  connectTo,
  timeLimitMs: TIME_LIMIT_MS,
}

/** By the DNS alone: a file of hosts is not for strangers, and what the system resolves holds a thread while it waits. */
async function addressesOf(host: string): Promise<string[]> {
  // As our own may be.
  if (isIP(host)) return [host]
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function ownNetworks(): string[] {
  return Object.values(networkInterfaces()).flatMap((each = []) => each.flatMap(({ cidr }) => cidr ?? []))
}

/**
 * Asks foreign hosts for what strangers typed. A host is resolved once for each request, all its addresses must be
 * public and in no network of this server, and the connection goes to these. A few are asked at once, and a host that failed rests.
 */
export function askShops(
  { publicUrl, clock }: { publicUrl: string; clock: { now(): Date } },
  network: Network = INTERNET,
): AskShops {
  const ownHost = new URL(publicUrl).hostname
  const headers = { 'user-agent': `Wishfolio (+${publicUrl})`, 'accept-encoding': 'gzip, br' }
  const turns = inTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING }, () => new AskRefused('busy'))
  const failed = new LRUCache<string, { at: number; code: AskFailure }>({ max: MOST_RESTING })

  return (visit) =>
    turns(() => {
      const deadline = AbortSignal.timeout(network.timeLimitMs)
      return visit((address, wanted) => asked(address, wanted, deadline))
    })

  async function asked(address: string, wanted: Wanted, deadline: AbortSignal): Promise<Answer> {
    let url = askable(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await askedOnce(url, wanted, deadline)
      if ('bytes' in answer) return answer
      url = askable(answer.location)
    }
    throw new AskRefused('too_many_redirects')
  }

  function askable(address: string): URL {
    const url = askableUrl(address, ownHost)
    if (!url) throw new AskRefused('address')
    return url
  }

  async function askedOnce(url: URL, wanted: Wanted, deadline: AbortSignal): Promise<Answer | Redirect> {
    const now = clock.now().getTime()
    const failure = failed.get(url.host)
    if (failure && Math.abs(now - failure.at) < REST_MS) throw new AskRefused(failure.code)
    try {
      return await answered(url, wanted, deadline)
    } catch (error) {
      const code = failureOf(error, deadline)
      // What was left of the time may have been short for a picture.
      const isFault = !NO_FAULT.has(code) && !(code === 'too_slow' && wanted === 'picture')
      if (isFault) failed.set(url.host, { at: now, code })
      throw new AskRefused(code)
    }
  }

  async function answered(url: URL, wanted: Wanted, deadline: AbortSignal): Promise<Answer | Redirect> {
    const hosts = [url.hostname, ownHost].map((host) => network.resolve(host))
    const [addresses = [], ours = []] = await before(deadline, Promise.all(hosts))
    if (addresses.length === 0) throw new AskRefused('unreachable')
    const own = [...network.ownNetworks(), ...ours]
    if (!addresses.every((address) => isPublicAddress(address, own))) throw new AskRefused('address')
    const dispatcher = new Agent({ connect: network.connectTo(addresses), pipelining: 0 })
    try {
      const {
        statusCode,
        headers: said,
        body,
      } = await request(url, {
        dispatcher,
        headers: { ...headers, accept: ACCEPT[wanted] },
        signal: deadline,
      })
      // What follows may be cut off, which is said by what reads it.
      body.on('error', () => {})
      const { location } = said
      if (REDIRECTS.has(statusCode) && typeof location === 'string')
        return { location: redirected(location, url) }
      if (TURNED_AWAY.has(statusCode)) throw new AskRefused('turned_away')
      if (statusCode >= 500) throw new AskRefused('broken')
      if (statusCode !== 200) throw new AskRefused('not_found')
      const limit = MAX_BYTES[wanted]
      if (Number(said['content-length'] ?? 0) > limit) throw new AskRefused('too_large')
      const encoding = [said['content-encoding'] ?? ''].flat().join(',')
      const bytes = await readBody(body, encoding, limit)
      return { url: url.href, bytes, contentType: [said['content-type'] ?? ''].flat()[0] ?? '' }
    } finally {
      await dispatcher.destroy()
    }
  }
}

function redirected(location: string, from: URL): string {
  if (!URL.canParse(location, from.href)) throw new AskRefused('broken')
  return new URL(location, from.href).href
}

/** A result that is waited for no longer than the deadline. */
function before<Result>(deadline: AbortSignal, result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(new AskRefused('too_slow')), { once: true })
    result.then(resolve, reject)
  })
}

const NETWORK_FAULT = /^(?:E[A-Z_]+$|ERR_SSL|UND_ERR_CONNECT_TIMEOUT)/
const CERTIFICATE_FAULT = /^(?:CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS)/

function failureOf(error: unknown, deadline: AbortSignal): AskFailure {
  if (deadline.aborted) return 'too_slow'
  if (error instanceof AskRefused) return error.code
  if (error instanceof errors.ConnectTimeoutError) return 'too_slow'
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') return 'broken'
  if (CERTIFICATE_FAULT.test(code)) return 'untrusted'
  return NETWORK_FAULT.test(code) ? 'unreachable' : 'broken'
}
