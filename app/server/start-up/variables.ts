import { z } from 'zod'
import { NAME_LIMIT } from '#app/domain/profiles/gift-profile.ts'
import { LIMITS } from '#app/domain/limits.ts'
import { SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { SIGN_UP } from '#app/domain/accounts/account.ts'
import { mailAddress } from '#app/domain/accounts/mail-address.ts'
import {
  addressProblem,
  hostProblem,
  issuerProblem,
  siteProblem,
  type AddressKind,
  databaseProblem,
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
const postgres = refusing(databaseProblem)
const site = refusing(siteProblem)
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
  SIGN_UP: oneOf(SIGN_UP).default('open'),
  PASSWORD_SIGN_IN: oneOf(['on', 'off']).default('on'),
  OIDC_ISSUER: refusing(issuerProblem).optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z.string().max(NAME_LIMIT, `needs at most ${NAME_LIMIT} characters`).optional(),
  OIDC_SIGN_UP: oneOf(['on', 'off']).default('on'),
  TRUST_PROXY: networks.optional(),
  PROFILES_PER_ACCOUNT: whole(200),
  MEGABYTES_PER_ACCOUNT: whole(20),
  QUIZZES_PER_HOUR: whole(LIMITS.quizzes.max),
  LIVE_PAGES: whole(8_000),
  MAX_CONNECTIONS: whole(12_000),
  PAGE_CACHE_MB: whole(32),
  DEFAULT_LANGUAGE: z.string().default(SOURCE_LANGUAGE),
  PAGES_PER_CLIENT: whole(6_000),
  LOOKUP: oneOf(['on', 'off']).default('on'),
  OFFLINE_PAGES: oneOf(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** 'Name <address>' as mail programs write it, without the name. */
export function bareAddress(mailbox: string): string {
  return /<(.+)>$/.exec(mailbox)?.[1] ?? mailbox
}

/** Looser than zod's: a local host name has no dot. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text)
}
