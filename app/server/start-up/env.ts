import { isIP } from 'node:net'
import { z } from 'zod'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { mailAddress } from '#app/domain/accounts/mail-address.ts'
import {
  addressProblem,
  type AddressKind,
  POSTGRES,
  REDIS,
  SMTP,
  WEB,
} from '#app/server/start-up/address-problem.ts'
import { networksOf } from '#app/server/request/client-address.ts'

const number = (words: string, max: number) => z.coerce.number(words).int(words).min(1, words).max(max, words)
const whole = (fallback: number) => number('needs a whole number above 0', 2 ** 31 - 1).default(fallback)
const optional = z.string().optional()
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `needs ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)
const refusing = (problemOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, { addIssue }) => {
    const problem = problemOf(value)
    if (problem !== undefined) addIssue(problem)
  })
const address = (kind: AddressKind) => refusing((value) => addressProblem(value, kind))
const web = address(WEB)
const postgres = refusing(
  (value) =>
    addressProblem(value, POSTGRES) ??
    (new URL(value).pathname.length > 1
      ? undefined
      : `names no database; write it as in ${POSTGRES.example}`),
)
const site = refusing((value) => addressProblem(value, WEB) ?? siteProblem(new URL(value)))
const contact = (words: string) => z.string().refine((value) => isMailAddress(bareAddress(value)), words)
const networks = z.string().transform((list, { addIssue }) => {
  try {
    return networksOf(list)
  } catch {
    addIssue('needs a comma list of networks, as in 10.0.0.0/8 or, for one address, 127.0.0.1/32')
    return z.NEVER
  }
})
const analyticsAccess = z.string().transform((value, { addIssue }): AnalyticsAccess => {
  if (value === 'public' || value === 'signed-in') return value
  const addresses = value.split(',').map((one) => mailAddress(one.trim()))
  if (addresses.every((one) => one !== undefined)) return addresses
  addIssue('needs public, signed-in, or a comma list of addresses')
  return z.NEVER
})

const searchUrl = web.refine((url) => url.includes('{query}'), 'needs {query} where the idea goes')
const shopList = z.array(
  z.strictObject({
    name: z.string().trim().min(1).max(NAME_LIMIT),
    searchUrl,
    affiliateTag: optional,
    regions: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  }),
)
const SHOPS_SHAPE =
  'needs a list as in [{"name":"bol.com","searchUrl":"https://www.bol.com/s?q={query}","regions":["NL"]}]'
const shops = z.string().transform((text, { addIssue }) => {
  try {
    return shopList.parse(JSON.parse(text))
  } catch {
    addIssue(SHOPS_SHAPE)
    return z.NEVER
  }
})

type AnalyticsAccess = 'public' | 'signed-in' | readonly string[]

export const variables = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
  PORT: number('needs a number from 1 to 65535', 65535).default(3000),
  HOST: refusing(hostProblem).default('127.0.0.1'),
  PUBLIC_URL: site.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  REDIS_URL: address(REDIS).optional(),
  SMTP_URL: address(SMTP).optional(),
  MAIL_FROM: contact('needs an address, as in Wishfolio <wishes@example.org>').default(
    'Wishfolio <wishfolio@localhost>',
  ),
  SUPPORT_EMAIL: contact('needs an address, as in help@example.org').optional(),
  MAILS_PER_HOUR: whole(500),
  TERMS_URL: web.optional(),
  ABUSE_EMAIL: contact('needs an address, as in abuse@example.org').optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  AI_PROVIDER: oneOf(['openai-compatible', 'anthropic']).optional(),
  AI_BASE_URL: web.optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_TIMEOUT_MS: whole(30_000),
  AI_CHUNK_TIMEOUT_MS: whole(15_000),
  IDEAS_PER_DAY: whole(20),
  SHOP_SEARCH_URL: searchUrl.default('https://www.amazon.com/s?k={query}'),
  SHOPS: shops.optional(),
  AFFILIATE_TAG: optional,
  MARKETING_URL: refusing((value) =>
    /^\/(?!\/)/.test(value) || !addressProblem(value, WEB)
      ? undefined
      : 'needs a path such as /, or a whole address',
  ).default('/'),
  ANALYTICS_ACCESS: analyticsAccess.default('public'),
  TRUST_PROXY: networks.optional(),
  PROFILES_PER_ACCOUNT: whole(200),
  MEGABYTES_PER_ACCOUNT: whole(20),
  QUIZZES_PER_HOUR: whole(LIMITS.quizzes.max),
  LIVE_PAGES: whole(8_000),
  MAX_CONNECTIONS: whole(12_000),
  PAGE_CACHE_MB: whole(32),
  PAGES_PER_CLIENT: whole(6_000),
  OFFLINE_PAGES: oneOf(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = z.output<typeof variables> & {
  publicUrl: string
  supportEmail: string
  abuseEmail: string | null
  /** Reachable from other machines: then secrets and mail must be configured. */
  isPublic: boolean
}

export class EnvInvalid extends Error {
  constructor(problems: readonly string[]) {
    super(
      ['The configuration has these problems:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    )
    this.name = 'EnvInvalid'
  }
}

export function readEnv(source: Source): Env {
  const { env, problems } = examineEnv(source)
  if (problems.length > 0) throw new EnvInvalid(problems)
  return env
}

type Source = Record<string, string | undefined>

/** The configuration and its problems; malformed and missing values get their default. */
export function examineEnv(source: Source): { env: Env; problems: string[] } {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const)
  const set = Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(set)
  const quoted = Object.keys(variables.shape).filter((name) => isQuoted(set[name]))
  const malformed = [
    ...quoted.map((name) => ({ path: [name], message: 'stands in quotation marks; leave them out' })),
    ...(parsed.success ? [] : parsed.error.issues.filter(({ path }) => !quoted.includes(String(path[0])))),
  ]
  // Malformed values count as unset, so that the rules between variables are checked too.
  for (const { path } of malformed) delete set[String(path[0])]
  const env = variables.parse(set)
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).origin
  const isPublic =
    !isLoopback(env.HOST) || !isLoopback(new URL(publicUrl).hostname) || env.TRUST_PROXY !== undefined
  const given = (name: string) => (source[name]?.trim() ?? '') !== ''
  const missing = [
    !isLoopback(env.HOST) &&
      !given('PUBLIC_URL') &&
      'PUBLIC_URL: required when HOST is not loopback; links use it',
    isPublic && !given('SMTP_URL') && 'SMTP_URL: required on a public server, or sign-up mail reaches nobody',
    isPublic &&
      !given('SUPPORT_EMAIL') &&
      !given('MAIL_FROM') &&
      'SUPPORT_EMAIL: required on a public server',
    given('DATABASE_URL') &&
      !given('AUTH_SECRET') &&
      'AUTH_SECRET: required with DATABASE_URL (e.g. `openssl rand -hex 32`)',
    env.DATABASE_DIRECT_URL &&
      !given('DATABASE_URL') &&
      'DATABASE_URL: required with DATABASE_DIRECT_URL, which is the same database',
    ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'].some(given) &&
      !given('AI_PROVIDER') &&
      'AI_PROVIDER: required with the other AI_ variables',
    env.AI_PROVIDER && !given('AI_MODEL') && 'AI_MODEL: required with AI_PROVIDER',
    env.AI_PROVIDER === 'openai-compatible' &&
      !given('AI_BASE_URL') &&
      'AI_BASE_URL: required with openai-compatible',
  ].filter((problem) => typeof problem === 'string')
  const problems = [...malformed.map(({ path, message }) => `${path.join('.')}: ${message}`), ...missing]
  const supportEmail = bareAddress(env.SUPPORT_EMAIL ?? env.MAIL_FROM)
  const abuseEmail = env.ABUSE_EMAIL === undefined ? null : bareAddress(env.ABUSE_EMAIL)
  return { env: { ...env, publicUrl, isPublic, supportEmail, abuseEmail }, problems: [...new Set(problems)] }
}

/** Files for Docker keep what shells and systemd take off. */
function isQuoted(value: string | undefined): boolean {
  return /^(["']).*\1$/s.test(value ?? '')
}

function siteProblem({ pathname, search, hash, username, password }: URL): string | undefined {
  if (username || password) return 'has a user or password; write the address that people open, without them'
  if (pathname === '/' && !search && !hash) return undefined
  return 'has a path, and Wishfolio can only have a host name of its own: write https://wishes.example.org alone'
}

function hostProblem(host: string): string | undefined {
  const isBare = /^[^\s/:[\]]+$/.test(host) || isIP(host) === 6
  return isBare
    ? undefined
    : 'needs a name or an address alone, as in 0.0.0.0 or ::, without http:// and port'
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/.test(host)
}

/** 'Name <address>' as mail programs write it, without the name. */
function bareAddress(mailbox: string): string {
  return /<(.+)>$/.exec(mailbox)?.[1] ?? mailbox
}

/** Looser than zod's: a local host name has no dot. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text)
}
