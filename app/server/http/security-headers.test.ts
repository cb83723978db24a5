import { expect, test } from 'vitest'
import { giftProfiles, sessions } from '#app/server/database/schema.ts'
import { whileMissing } from '#test/database/failing-database.ts'
import { makeProfile, signedIn } from '#test/make.ts'
import { ownSite, openSite } from '#test/own-site.ts'

const { world, visit } = await ownSite()
const owner = await signedIn(world, visit())
const { slug } = await makeProfile(owner)
/** Sites with a token for metrics, with no card left to draw, and with a part that breaks. */
const guarded = await openSite({ ...world, env: { ...world.env, METRICS_TOKEN: 'a token of our own' } })
const limited = await openSite({ ...world, limits: { ...world.limits, count: async () => 600 } })
const live = { ...world.live, readYourWrites: () => Promise.reject(new Error('a wire is cut')) }
const broken = await openSite({ ...world, live })

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': expect.stringContaining('camera=()'),
}
/** No kept answer is at this address. */
const UNKNOWN = 'grandma-23456789abcd'

function post(path: string, body: string, headers: Record<string, string>): Promise<Response> {
  return visit().request(path, { method: 'POST', body, headers })
}

/** The sources that an answer's policy allows for one kind of thing. */
function allowed(answer: Response, directive: string): string[] {
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  const found = policy.split('; ').find((line) => line.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

/** Every kind of answer: how to get it, and its status. */
const KINDS: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => visit().get('/privacy')],
  ['a redirect', 302, () => visit().get('/portal')],
  ['page data', 200, () => visit().get('/signin.data')],
  ['a page that does not exist', 404, () => visit().get('/nowhere')],
  ['a stream that does not exist', 404, () => visit().get(`/gift/${UNKNOWN}/live`)],
  ['the health check', 200, () => visit().get('/healthz')],
  ['an address that cannot be read', 400, () => visit().get('/%E0%A4%A')],
  ['a form that is none', 400, () => post('/signin', 'x', { 'Content-Type': 'text/plain' })],
  ['a session that is none', 401, () => visit().get('/auth/session')],
  ['a refused form', 422, () => visit().post('/signin')],
  ['a post of another site', 403, () => post('/signup', '', { Origin: 'https://evil.example' })],
  ['a method that nothing takes', 405, () => visit().request('/privacy', { method: 'PROPFIND' })],
  ['a body that is too large', 413, () => visit().post('/signin', { email: 'x'.repeat(300_000) })],
  ['a limit', 429, async () => limited().get('/quiz/card/partner.png')],
  ['the data of a refused form', 422, () => visit().post('/signin.data')],
  ['the data of a page that is not there', 404, () => visit().get('/nowhere.data')],
  ['the data of a redirect', 202, () => visit().get('/portal.data')],
  ['a shared page', 200, () => visit().get(`/gift/${slug}`)],
  ['a stream', 200, () => visit().get(`/gift/${slug}/live`)],
  ['a calendar entry', 200, () => visit().get(`/gift/${slug}/calendar.ics`)],
  ['a table of counts', 200, () => visit().get('/analytics/counts.csv')],
  ['somebody’s own data', 200, () => owner.get('/portal/settings/data')],
  ['robots.txt', 200, () => visit().get('/robots.txt')],
  ['the sitemap', 200, () => visit().get('/sitemap.xml')],
  [
    'a database that is away',
    503,
    () => whileMissing(world, giftProfiles, () => visit().get(`/gift/${UNKNOWN}`)),
  ],
  ['something broken within a page', 500, () => whileMissing(world, sessions, () => owner.get('/portal'))],
  ['something broken around the pages', 500, () => broken().get('/privacy')],
  ['metrics without their token', 401, () => guarded().get('/metrics')],
]

test.each(KINDS)(
  '%s, answered %i, carries the security headers and names no program',
  async (_what, status, ask) => {
    const answer = await ask()
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...EVERYWHERE,
      'cache-control': expect.stringMatching(/no-store|no-cache|max-age/),
    })
    expect(allowed(answer, 'script-src').join(' ')).not.toMatch(/unsafe|\*|http/)
    expect(allowed(answer, 'worker-src')).toEqual(["'self'"])
    for (const directive of ['default-src', 'form-action'])
      expect(allowed(answer, directive)).toEqual(["'self'"])
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(allowed(answer, directive)).toEqual(["'none'"])
    const telling = [
      'server',
      'x-powered-by',
      'via',
      'x-generator',
      'sourcemap',
      'access-control-allow-origin',
    ]
    expect(telling.filter((name) => answer.headers.has(name))).toEqual([])
  },
)

test('a card may be shown by other sites', async () => {
  const card = await visit().get('/card.png')
  expect(card.status).toBe(200)
  expect(card.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})

test('every script of a page carries the nonce of its answer, and nothing else may run', async () => {
  const answer = await visit().get('/signin')
  const [self, nonceSource = '', ...more] = allowed(answer, 'script-src')
  expect([self, more]).toEqual(["'self'", []])
  const nonce = /^'nonce-([A-Za-z0-9+/=]{22,})'$/.exec(nonceSource)?.[1]

  const page = await answer.text()
  const scripts = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(0)
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  expect(page).not.toMatch(/<[^>]+\son[a-z]+="/)
  expect(page).not.toMatch(/href="javascript:/)
})

test('each answer has a nonce of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit().get('/signin')))
  expect(new Set(answers.map((answer) => allowed(answer, 'script-src')[1])).size).toBe(20)
})

test('HSTS is sent where the site has https, and only there', async () => {
  expect((await visit().get('/')).headers.get('Strict-Transport-Security')).toBeNull()
  const secure = await openSite({ ...world, env: { ...world.env, publicUrl: 'https://wishes.example' } })
  expect((await secure().get('/')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{7,}/)
})

test('signing out may end on the marketing site', async () => {
  const env = { ...world.env, MARKETING_URL: 'https://about.example/gifts?from=app' }
  const answer = await (await openSite({ ...world, env }))().get('/')
  expect(allowed(answer, 'form-action')).toEqual(["'self'", 'https://about.example'])
})
