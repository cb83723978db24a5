import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openSite } from '#test/request.ts'
import { createWorld, type World } from '#test/world.ts'

let world: World
let visit: () => Browser
beforeAll(async () => {
  world = await createWorld()
  visit = await openSite(world)
})
afterAll(() => world.close())

/** The sources that an answer's policy allows for one kind of thing. */
function allowed(answer: Response, directive: string): string[] {
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  const found = policy.split('; ').find((line) => line.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

test.each([
  ['a page', '/', 200],
  ['a redirect', '/portal', 302],
  ['page data', '/signin.data', 200],
  ['a page that does not exist', '/nowhere', 404],
  ['a shared page that does not exist', '/gift/grandma-23456789abcd', 404],
  ['a stream that does not exist', '/gift/grandma-23456789abcd/live', 404],
  ['the health check', '/healthz', 200],
])('%s carries the security headers', async (_what, path, status) => {
  const answer = await visit().get(path)
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'no-store',
  })
  expect(allowed(answer, 'default-src')).toEqual(["'self'"])
  expect(allowed(answer, 'object-src')).toEqual(["'none'"])
  expect(allowed(answer, 'base-uri')).toEqual(["'none'"])
  expect(allowed(answer, 'frame-ancestors')).toEqual(["'none'"])
  expect(allowed(answer, 'form-action')).toEqual(["'self'"])
})

test('a card may be shown by other sites', async () => {
  const card = await visit().get('/card.png')
  expect(card.status).toBe(200)
  expect(card.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})

test('a refused post carries them too', async () => {
  const answer = await visit().request('/signup', {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(allowed(answer, 'default-src')).toEqual(["'self'"])
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

test('browsers are told to stay with https where the site has it, and only there', async () => {
  expect((await visit().get('/')).headers.get('Strict-Transport-Security')).toBeNull()
  const secure = await openSite({ ...world, env: { ...world.env, publicUrl: 'https://wishes.example' } })
  expect((await secure().get('/')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{7,}/)
})

test('signing out may end on the marketing site', async () => {
  const env = { ...world.env, MARKETING_URL: 'https://about.example/gifts?from=app' }
  const answer = await (await openSite({ ...world, env }))().get('/')
  expect(allowed(answer, 'form-action')).toEqual(["'self'", 'https://about.example'])
})
