import { expect, test } from 'vitest'
import { isLoopback } from '#app/server/start-up/address-problem.ts'
import { EnvInvalid, examineEnv, readEnv } from '#app/server/start-up/env.ts'

const SECRET = 's'.repeat(32)
const PUBLIC = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://wishes.example',
  SMTP_URL: 'smtp://mail.example',
  SUPPORT_EMAIL: 'help@wishes.example',
}

/** The names of the variables that a configuration is refused for, in the order of the message. */
function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof EnvInvalid)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => /^ {2}- (\w+): \S/.exec(line)?.[1] ?? line)
  }
}

test('with nothing set it serves this machine alone, with the defaults of the contract', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    isPublic: false,
    DATA_DIR: './data',
    SHOP_SEARCH_URL: 'https://www.amazon.com/s?k={query}',
    IDEAS_PER_DAY: 20,
    PROFILES_PER_ACCOUNT: 200,
    MEGABYTES_PER_ACCOUNT: 20,
    QUIZZES_PER_HOUR: 60,
    MAILS_PER_HOUR: 500,
    LIVE_PAGES: 8_000,
    MAX_CONNECTIONS: 12_000,
    PAGE_CACHE_MB: 32,
    LOOKUP: 'on',
    OFFLINE_PAGES: 'on',
    PAGES_PER_CLIENT: 6_000,
    AI_TIMEOUT_MS: 30_000,
    AI_CHUNK_TIMEOUT_MS: 15_000,
    MARKETING_URL: '/',
    LOG_LEVEL: 'info',
    ANALYTICS_ACCESS: 'public',
    SIGN_UP: 'open',
  })
})

test.each([
  ['public', 'public'],
  ['signed-in', 'signed-in'],
  ['rosa@example.org', ['rosa@example.org']],
  [' Rosa@Example.org , otto@example.org', ['rosa@example.org', 'otto@example.org']],
  ["tom&o'ann@example.org,rosa@xn--mnchen-3ya.de", ["tom&o'ann@example.org", 'rosa@münchen.de']],
])('ANALYTICS_ACCESS=%s lets in %j', (ANALYTICS_ACCESS, access) => {
  expect(readEnv({ ANALYTICS_ACCESS }).ANALYTICS_ACCESS).toEqual(access)
})

test('the public address follows the port, and needs no slash at its end', () => {
  expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://127.0.0.1:4000')
  expect(readEnv({ ...PUBLIC, PUBLIC_URL: ' HTTPS://Wishes.example/\r' }).publicUrl).toBe(
    'https://wishes.example',
  )
})

const ENCODE = 'write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %'
const SMTP_AS = 'smtp://user:password@host:587'
const POSTGRES_AS = 'postgres://user:password@host:5432/database'
const ENDED = `has a character in its user or password that ends the address; ${ENCODE}`
const NO_CODE = `has a % in its user or password that stands for nothing; ${ENCODE}`
const PORT = 'has a port that is no number from 1 to 65535'
const A_PATH =
  'has a path, and Wishfolio can only have a host name of its own: write https://wishes.example.org alone'
const ALONE = 'needs a name or an address alone, as in 0.0.0.0 or ::, without http:// and port'
const QUOTED = 'stands in quotation marks; leave them out'

test.each([
  ['SMTP_URL', 'smtp://mailer:pass#word@mail.example:587', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtps://mailer:pass/word@mail.example', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://mailer:pass?word@mail.example', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://rosa@example.org:pa#ss@mail.example:587', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://rosa@example.org:12#34@mail.example:587', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://rosa@example.org:12/34@mail.example', `${ENDED}, as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://mailer:50%off@mail.example', NO_CODE],
  ['SMTP_URL', 'smtp://mailer:100%@mail.example', NO_CODE],
  ['SMTP_URL', 'mail.example:587', 'needs an address that begins with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://', `names no host; write it as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://mail.example:submission', `${PORT}; write it as in ${SMTP_AS}`],
  ['SMTP_URL', 'smtp://mail .example', `has a space in its host; write it as in ${SMTP_AS}`],
  ['DATABASE_URL', 'postgres://wishes:a/b@db/wishes', `${ENDED}, as in ${POSTGRES_AS}`],
  ['DATABASE_URL', 'postgres://u@srv:12/34@db/wishes', `${ENDED}, as in ${POSTGRES_AS}`],
  ['DATABASE_URL', 'postgres://db:54321234/wishes', `${PORT}; write it as in ${POSTGRES_AS}`],
  ['DATABASE_URL', 'postgres://db', `names no database; write it as in ${POSTGRES_AS}`],
  ['DATABASE_URL', 'jdbc:postgresql://db/wishes', 'needs an address that begins with postgres://'],
  ['REDIS_URL', 'redis://:a#b@redis', `${ENDED}, as in redis://user:password@host:6379`],
  ['REDIS_URL', 'redis:6379', 'needs an address that begins with redis:// or rediss://'],
  ['PUBLIC_URL', 'https://wishes.example/app', A_PATH],
  ['PUBLIC_URL', 'https://wishes.example/#a', A_PATH],
  [
    'PUBLIC_URL',
    'https://me@wishes.example',
    'has a user or password; write the address that people open, without them',
  ],
  ['PUBLIC_URL', 'http:wishes.example', 'needs an address that begins with http:// or https://'],
  ['PUBLIC_URL', 'https://wishes.example:0', `${PORT}; write it as in https://wishes.example.org`],
  [
    'PUBLIC_URL',
    'https://wishes_[example',
    'cannot be read as an address; write it as in https://wishes.example.org',
  ],
  ['PUBLIC_URL', '"https://wishes.example"', QUOTED],
  ['AUTH_SECRET', `'${SECRET}'`, QUOTED],
  ['DATA_DIR', '"/var/lib/wishes"', QUOTED],
  ['OIDC_ISSUER', 'http://id.example', 'needs https, unless it is this machine'],
  [
    'OIDC_ISSUER',
    'https://id.example/?realm=family',
    'has more than an issuer has; write it as the provider shows it, without user, ? and #',
  ],
  ['OIDC_SIGN_UP', 'no', 'needs on or off'],
  ['HOST', 'http://0.0.0.0', ALONE],
  ['HOST', '0.0.0.0:3000', ALONE],
  ['HOST', '[::]', ALONE],
  [
    'TRUST_PROXY',
    '127.0.0.1',
    'needs a comma list of networks, as in 10.0.0.0/8 or, for one address, 127.0.0.1/32',
  ],
  ['PORT', 'x', 'needs a number from 1 to 65535'],
  ['IDEAS_PER_DAY', '-1', 'needs a whole number above 0'],
  ['MARKETING_URL', 'x', 'needs a path such as /, or a whole address'],
  ['LOG_LEVEL', 'x', 'needs fatal, error, warn, info, debug or silent'],
])('%s=%s is answered with what is wrong and what to write', (name, value, words) => {
  const others = name.startsWith('OIDC_') ? PROVIDER : {}
  const { problems } = examineEnv({ ...PUBLIC, AUTH_SECRET: SECRET, ...others, [name]: value })
  expect(problems).toEqual([`${name}: ${words}`])
})

test.each([
  ['SMTP_URL', 'smtp://mailer:p%23a%2Fs%3Fs%40w%25@mail.example:587'],
  ['SMTP_URL', 'smtp://mailer@wishes.example:p@ss:word@mail.example?tls.rejectUnauthorized=false'],
  ['DATABASE_URL', 'postgres://db/wishes?sslmode=verify-full&sslrootcert=/etc/a@b.pem'],
  ['DATABASE_URL', 'postgres://db:5432/wishes?sslrootcert=/etc/a@b.pem'],
  ['DATABASE_URL', 'postgres:///wishes?host=/var/run/postgresql'],
  ['REDIS_URL', 'rediss://default:word@redis.example:6380/2'],
  ['SHOP_SEARCH_URL', 'https://shop.example/@us/search?q={query}&user=a@b'],
  ['AI_BASE_URL', 'http://127.0.0.1:11434/v1/'],
  ['HOST', '::'],
  ['HOST', '::1'],
  ['HOST', 'wishes-1.internal'],
])('%s=%s is right', (name, value) => {
  const given = { ...PUBLIC, AUTH_SECRET: SECRET, AI_PROVIDER: 'anthropic', AI_MODEL: 'm', [name]: value }
  expect(examineEnv(given).problems).toEqual([])
})

test('support emails go to SUPPORT_EMAIL, else to MAIL_FROM', () => {
  expect(readEnv({ SUPPORT_EMAIL: 'help@a.example', MAIL_FROM: 'us@a.example' }).supportEmail).toBe(
    'help@a.example',
  )
  expect(readEnv({ MAIL_FROM: 'us@a.example' }).supportEmail).toBe('us@a.example')
})

test.each([
  ['nothing', {}, false],
  ['a loopback name', { HOST: 'localhost' }, false],
  ['a loopback PUBLIC_URL', { PUBLIC_URL: 'http://localhost:8080' }, false],
  ['a HOST of all addresses', PUBLIC, true],
  ['a PUBLIC_URL of another name', { ...PUBLIC, HOST: '127.0.0.1' }, true],
  ['a trusted proxy', { ...PUBLIC, HOST: '127.0.0.1', PUBLIC_URL: '', TRUST_PROXY: '10.0.0.0/8' }, true],
  ['a blank TRUST_PROXY', { TRUST_PROXY: '' }, false],
])('with %s the server is public: %s', (_what, source, isPublic) => {
  expect(readEnv(source).isPublic).toBe(isPublic)
})

test.each([
  ['a port beyond the last', { PORT: '65536' }, ['PORT']],
  ['a PUBLIC_URL of another scheme', { PUBLIC_URL: 'ftp://wishes.example' }, ['PUBLIC_URL']],
  ['a direct address of another kind', { DATABASE_DIRECT_URL: 'redis://db' }, ['DATABASE_DIRECT_URL']],
  ['a short secret', { AUTH_SECRET: 's'.repeat(31) }, ['AUTH_SECRET']],
  ['a shop without {query}', { SHOP_SEARCH_URL: 'https://shop.example/s' }, ['SHOP_SEARCH_URL']],
  ['a shop that is a script', { SHOP_SEARCH_URL: 'javascript:alert({query})' }, ['SHOP_SEARCH_URL']],
  ['no ideas a day', { IDEAS_PER_DAY: '0' }, ['IDEAS_PER_DAY']],
  ['a timeout in words', { AI_TIMEOUT_MS: '30s' }, ['AI_TIMEOUT_MS']],
  ['an unknown provider', { AI_PROVIDER: 'oracle' }, ['AI_PROVIDER']],
  ['a provider without model', { AI_PROVIDER: 'anthropic' }, ['AI_MODEL']],
  [
    'an openai-compatible provider without address',
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
    ['AI_BASE_URL'],
  ],
  ['access for a word', { ANALYTICS_ACCESS: 'nobody' }, ['ANALYTICS_ACCESS']],
  ['access for half an address', { ANALYTICS_ACCESS: 'rosa@example.org, otto@' }, ['ANALYTICS_ACCESS']],
  ['a SIGN_UP that is none', { SIGN_UP: 'off' }, ['SIGN_UP']],
  ['a short token', { METRICS_TOKEN: 't'.repeat(15) }, ['METRICS_TOKEN']],
  ['a MAIL_FROM without address', { MAIL_FROM: 'Wishfolio' }, ['MAIL_FROM']],
  ['a SUPPORT_EMAIL that is none', { SUPPORT_EMAIL: 'help at example' }, ['SUPPORT_EMAIL']],
  ['a MARKETING_URL that is a script', { MARKETING_URL: 'javascript:alert(1)' }, ['MARKETING_URL']],
  ['a MARKETING_URL of any host', { MARKETING_URL: '//evil.example' }, ['MARKETING_URL']],
  ['a TRUST_PROXY that is a name', { ...PUBLIC, TRUST_PROXY: 'proxy' }, ['TRUST_PROXY']],
  ['a timeout that no clock can keep', { AI_TIMEOUT_MS: '2147483648' }, ['AI_TIMEOUT_MS']],
  ['a model without provider', { AI_MODEL: 'm', AI_API_KEY: 'k' }, ['AI_PROVIDER']],
  ['a direct address alone', { DATABASE_DIRECT_URL: 'postgres://db/wishes' }, ['DATABASE_URL']],
])('%s is refused', (_what, source, problems) => {
  expect(problemsOf(source)).toEqual(problems)
})

test.each([
  ['a public server with all it needs', PUBLIC],
  ['Postgres with a secret', { DATABASE_URL: 'postgres://db/wishes', AUTH_SECRET: SECRET }],
  ['a model', { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }],
  [
    'a model of our own',
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
  ],
  ['MAIL_FROM as the support address', { ...PUBLIC, SUPPORT_EMAIL: '', MAIL_FROM: 'us@wishes.example' }],
  ['blank lines of an example file', { PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', AI_PROVIDER: '' }],
])('%s is accepted', (_what, source) => {
  expect(problemsOf(source)).toEqual([])
})

test('everything missing on a public server is listed at once', () => {
  expect(problemsOf({ HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/wishes' })).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'SUPPORT_EMAIL',
    'AUTH_SECRET',
  ])
})

test('what is malformed and what is missing is listed together', () => {
  expect(
    problemsOf({ PORT: 'x', DATABASE_URL: 'postgres://db/wishes', AI_PROVIDER: 'anthropic' }).toSorted(),
  ).toEqual(['AI_MODEL', 'AUTH_SECRET', 'PORT'])
})

test.each([
  ['AUTH_SECRET', 'short, secret'],
  ['METRICS_TOKEN', 'short, secret'],
  ['SMTP_URL', 'user:secret@mail.example'],
  ['DATABASE_URL', 'user:secret@db.example'],
  ['AI_BASE_URL', 'key:secret'],
])('a secret is never quoted in the complaint about it: %s', (name, value) => {
  const { problems } = examineEnv({ [name]: value })
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.join()).not.toContain('secret')
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['', false],
  ['0.0.0.0', false],
  ['evil.example#localhost', false],
  ['localhost.evil.example', false],
])('%j means this machine alone: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test('terms and an abuse contact are optional, and checked', () => {
  expect(readEnv({})).toMatchObject({ abuseEmail: null })
  const set = { TERMS_URL: 'https://wishes.example/terms', ABUSE_EMAIL: 'Abuse desk <abuse@wishes.example>' }
  expect(readEnv(set)).toMatchObject({ TERMS_URL: set.TERMS_URL, abuseEmail: 'abuse@wishes.example' })
  expect(problemsOf({ TERMS_URL: 'terms.html', ABUSE_EMAIL: 'nobody' })).toEqual(['TERMS_URL', 'ABUSE_EMAIL'])
})

const PROVIDER = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'wishes', OIDC_CLIENT_SECRET: 'secret' }

test.each<[Record<string, string>, string[]]>([
  [PROVIDER, []],
  [{ ...PROVIDER, OIDC_ISSUER: 'http://127.0.0.1:9000' }, []],
  [{ OIDC_ISSUER: 'https://id.example' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ OIDC_CLIENT_SECRET: 'secret' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
  [{ OIDC_NAME: 'Our House' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ ...PROVIDER, PASSWORD_SIGN_IN: 'off' }, []],
  [{ PASSWORD_SIGN_IN: 'off' }, ['PASSWORD_SIGN_IN']],
])('half a provider, or no way in, is refused: %j', (source, problems) => {
  expect(problemsOf(source)).toEqual(problems)
})
