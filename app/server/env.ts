import { z } from 'zod'
import { networksOf } from '#app/server/client-address.ts'

const whole = (fallback: number) => z.coerce.number().int().positive().default(fallback)
const optional = z.string().optional()
const networks = z.string().transform((list, { addIssue }) => {
  try {
    return networksOf(list)
  } catch {
    addIssue('needs a comma list of networks, as in 10.0.0.0/8')
    return z.NEVER
  }
})
const analyticsAccess = z.string().transform((value, { addIssue }): AnalyticsAccess => {
  if (value === 'public' || value === 'signed-in') return value
  const addresses = value.split(',').map((address) => address.trim().toLowerCase())
  if (addresses.every((address) => z.email().safeParse(address).success)) return addresses
  addIssue('needs public, signed-in, or a comma list of addresses')
  return z.NEVER
})

/** Who may see the counts: everybody, whoever is signed in, or the holders of these addresses. */
type AnalyticsAccess = 'public' | 'signed-in' | readonly string[]

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Wishfolio <wishfolio@localhost>'),
  SUPPORT_EMAIL: optional,
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_TIMEOUT_MS: whole(30_000),
  AI_CHUNK_TIMEOUT_MS: whole(15_000),
  IDEAS_PER_DAY: whole(20),
  SHOP_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{query}'), 'needs {query} where the idea goes')
    .default('https://www.amazon.com/s?k={query}'),
  AFFILIATE_TAG: optional,
  MARKETING_URL: z.string().default('/'),
  ANALYTICS_ACCESS: analyticsAccess.default('public'),
  TRUST_PROXY: networks.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = z.output<typeof variables> & {
  publicUrl: string
  supportEmail: string
  /** Reachable by others than this machine's own users: then secrets and mail must be configured. */
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

/** Reads the configuration, blank values as unset; throws `EnvInvalid` listing every problem at once. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(set)
  const malformed = parsed.success ? [] : parsed.error.issues
  // What is malformed counts as unset for the rules between variables, so that these are checked too.
  for (const { path } of malformed) delete set[String(path[0])]
  const env = parsed.success ? parsed.data : variables.parse(set)
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`).origin
  const isPublic =
    !isLoopback(env.HOST) || !isLoopback(new URL(publicUrl).hostname) || env.TRUST_PROXY !== undefined
  const given = (name: string) => (source[name] ?? '') !== ''
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
    env.AI_PROVIDER && !given('AI_MODEL') && 'AI_MODEL: required with AI_PROVIDER',
    env.AI_PROVIDER === 'openai-compatible' &&
      !given('AI_BASE_URL') &&
      'AI_BASE_URL: required with openai-compatible',
  ].filter((problem) => typeof problem === 'string')
  const problems = [...malformed.map(({ path, message }) => `${path.join('.')}: ${message}`), ...missing]
  if (problems.length > 0) throw new EnvInvalid(problems)
  return { ...env, publicUrl, isPublic, supportEmail: bareAddress(env.SUPPORT_EMAIL ?? env.MAIL_FROM) }
}

/** Whether a host name or address means this machine alone. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/.test(host)
}

/** 'Name <address>' as mail programs write it, without the name. */
function bareAddress(mailbox: string): string {
  return /<(.+)>$/.exec(mailbox)?.[1] ?? mailbox
}
