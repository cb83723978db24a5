import type { z } from 'zod'
import { isLoopback } from '#app/server/start-up/address-problem.ts'
import { variables, bareAddress } from '#app/server/start-up/variables.ts'

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

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']

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
    ...OIDC.map(
      (name) =>
        ['OIDC_NAME', ...OIDC].some(given) &&
        !given(name) &&
        `${name}: required with the other OIDC_ variables`,
    ),
    env.PASSWORD_SIGN_IN === 'off' &&
      !given('OIDC_ISSUER') &&
      'PASSWORD_SIGN_IN: off needs OIDC_ISSUER and the variables with it, or nobody could make an account',
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
