import { isIP } from 'node:net'

export interface AddressKind {
  protocols: readonly string[]
  example: string
}

export const WEB: AddressKind = { protocols: ['http', 'https'], example: 'https://wishes.example.org' }
const POSTGRES: AddressKind = {
  protocols: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/database',
}
export const REDIS: AddressKind = {
  protocols: ['redis', 'rediss'],
  example: 'redis://user:password@host:6379',
}
export const SMTP: AddressKind = { protocols: ['smtp', 'smtps'], example: 'smtp://user:password@host:587' }

const ENCODE = 'write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %'

/** What is wrong with an address, in words that quote nothing of it and say what to write; undefined for a right one. */
export function addressProblem(text: string, { protocols, example }: AddressKind): string | undefined {
  const [, protocol = '', authority = '', rest = ''] = /^([a-z]+):\/\/([^/?#]*)(.*)$/is.exec(text) ?? []
  if (!protocols.includes(protocol.toLowerCase())) {
    const beginnings = protocols.filter((one) => one !== 'postgresql').map((one) => `${one}://`)
    return `needs an address that begins with ${beginnings.join(' or ')}`
  }
  const [host = '', ...credentials] = authority.split('@').toReversed()
  const port = /:([^\]:]*)$/.exec(host)?.[1]
  const badPort =
    port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535)
  // An @ may stand in the value of an option.
  const laterAt = /^[^=]*@/.test(rest) || (rest.includes('@') && badPort)
  if (protocols !== WEB.protocols && laterAt) {
    return `has a character in its user or password that ends the address; ${ENCODE}, as in ${example}`
  }
  if (!decodes(credentials.join('@')))
    return `has a % in its user or password that stands for nothing; ${ENCODE}`
  const words =
    (host === '' && !rest.startsWith('/') && 'names no host') ||
    (/\s/.test(host) && 'has a space in its host') ||
    (badPort && 'has a port that is no number from 1 to 65535') ||
    (!URL.canParse(text) && 'cannot be read as an address')
  return words ? `${words}; write it as in ${example}` : undefined
}

export function databaseProblem(text: string): string | undefined {
  const problem = addressProblem(text, POSTGRES)
  if (problem !== undefined || new URL(text).pathname.length > 1) return problem
  return `names no database; write it as in ${POSTGRES.example}`
}

export function siteProblem(text: string): string | undefined {
  const problem = addressProblem(text, WEB)
  if (problem !== undefined) return problem
  const { pathname, search, hash, username, password } = new URL(text)
  if (username || password) return 'has a user or password; write the address that people open, without them'
  if (pathname === '/' && !search && !hash) return undefined
  return 'has a path, and Wishfolio can only have a host name of its own: write https://wishes.example.org alone'
}

export function issuerProblem(text: string): string | undefined {
  const problem = addressProblem(text, WEB)
  if (problem !== undefined) return problem
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  if (username || password || search || hash)
    return 'has more than an issuer has; write it as the provider shows it, without user, ? and #'
  // Whoever could change what it answers could sign in as anybody.
  return protocol === 'https:' || isLoopback(hostname) ? undefined : 'needs https, unless it is this machine'
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/.test(host)
}

export function hostProblem(host: string): string | undefined {
  const isBare = /^[^\s/:[\]]+$/.test(host) || isIP(host) === 6
  return isBare
    ? undefined
    : 'needs a name or an address alone, as in 0.0.0.0 or ::, without http:// and port'
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
