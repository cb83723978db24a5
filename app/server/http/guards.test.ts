import { beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/server/log/log.ts'
import { PASSWORD } from '#test/make.ts'
import { emptySite, openSite } from '#test/own-site.ts'
import type { Browser } from '#test/browser.ts'

const { world, visit: local } = await emptySite()
let lines: string[] = []
beforeEach(() => void (lines = []))
const shared = await openSite({
  ...world,
  env: { ...world.env, publicUrl: 'https://wishes.example', isPublic: true },
  log: createLog('info', { write: (line) => void lines.push(line) }),
})

/** A sign-up posted to `url`: it changes something, and needs nothing before it. */
async function post(visit: () => Browser, url: string, headers: Record<string, string>): Promise<number> {
  const body = new URLSearchParams({ email: 'rosa@example.org', password: PASSWORD })
  return (await visit().request(url, { method: 'POST', body, headers })).status
}

test.each(['localhost', '127.0.0.1', '[::1]'])('on this machine %s is an own origin', async (host) => {
  const origin = `http://${host}:3000`
  expect(await post(local, `${origin}/signup`, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
})

test.each([
  ['https://evil.example', undefined, 403],
  ['http://localhost:4000', undefined, 403],
  ['http://localhost', undefined, 403],
  ['http://localhost.evil.example:3000', undefined, 403],
  ['null', undefined, 403],
  ['nonsense', undefined, 403],
  [undefined, 'cross-site', 403],
  [undefined, 'same-site', 403],
  [undefined, 'same-origin', 200],
  [undefined, 'none', 200],
  // As a program sends it.
  [undefined, undefined, 200],
])('a post from the origin %s that the browser calls %s gets %i', async (origin, site, status) => {
  const headers = { ...(origin && { Origin: origin }), ...(site && { 'Sec-Fetch-Site': site }) }
  expect(await post(local, '/signup', headers)).toBe(status)
  expect(await world.mails()).toHaveLength(status === 200 ? 1 : 0)
})

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
  ['nonsense', 403],
])(
  'where a no-referrer policy makes the origin null, a post that the browser calls %s gets %i',
  async (site, status) => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': site }
    expect(await post(local, '/signup', headers)).toBe(status)
    for (const path of ['/signup', '/signup.data']) {
      expect(await post(shared, `http://wishes.example${path}`, headers)).toBe(status)
    }
  },
)

test('an origin that says something counts, whatever the browser calls the post', async () => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }
  expect(await post(shared, 'https://wishes.example/signup', headers)).toBe(403)
})

test.each(['PUT', 'PATCH', 'DELETE'])('%s from another site is refused as well', async (method) => {
  const answer = await local().request('/signup', { method, headers: { Origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
})

test('a link on another site leads here', async () => {
  const answer = await local().request('/signup', {
    headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(answer.status).toBe(200)
})

test.each([
  ['keeps the Host', 'http://wishes.example/signup'],
  ['rewrites the Host', 'http://127.0.0.1:3000/signup'],
  ['hands TLS through', 'https://wishes.example/signup'],
])('forms of a public server work behind a proxy that %s', async (_what, url) => {
  const headers = { Origin: 'https://wishes.example', 'Sec-Fetch-Site': 'same-origin' }
  expect(await post(shared, url, headers)).toBe(200)
  expect(await post(shared, url.replace('/signup', '/signup.data'), headers)).toBe(200)
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://wishes.example',
  'https://evil.example',
])('on a public server %s is another site', async (origin) => {
  expect(await post(shared, 'http://wishes.example/signup', { Origin: origin })).toBe(403)
})

const FOREIGN_HOSTS = ['www.wishes.example', 'evil.example', 'wishes.example.', '8.8.8.8:3000', '[2a00::1]']

test.each(FOREIGN_HOSTS)('whoever comes to %s is led to the same page of PUBLIC_URL', async (host) => {
  for (const path of [
    '/',
    '/signup?next=%2Fportal',
    '/gift/grandma-23456789abcd',
    '/robots.txt',
    '/nowhere.data',
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await shared().request(`http://${host}${path}`, { method })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, `https://wishes.example${path}`])
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  }
  expect(lines.join('')).toContain('https://wishes.example')
})

test.each(['/healthz', '/readyz', '/metrics', '/outbox'])('%s answers under any name', async (path) => {
  const answer = await shared().get(`http://8.8.8.8:3000${path}`)
  expect(answer.status).not.toBe(302)
})

test.each([
  'wishes.example',
  'wishes.example:3000',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  'wishfolio:3000',
  '10.1.2.3:3000',
  '[fd00::1]:3000',
  'wishfolio.default.svc.cluster.local',
])('a proxy may call the server %s', async (host) => {
  expect((await shared().get(`http://${host}/signup`)).status).toBe(200)
  const headers = { Origin: 'https://wishes.example' }
  expect(await post(shared, `http://${host}/signup`, headers)).toBe(200)
})

test('on this machine alone a name that was pointed here leads to this server’s own', async () => {
  const answer = await local().get('http://evil.example:3000/signup')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${world.env.publicUrl}/signup`])
})

test.each([
  ['with its origin', { Origin: 'https://www.wishes.example', 'Sec-Fetch-Site': 'same-origin' }],
  ['without one', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a form of a second name %s is refused, and the page and the log name both', async (_what, headers) => {
  const body = new URLSearchParams({ email: 'rosa@example.org', password: PASSWORD })
  const sent = { method: 'POST', body, headers: headers as Record<string, string> }
  const answer = await shared().request('http://www.wishes.example/signup', sent)
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('https://wishes.example')
  const line = lines.find((one) => one.includes('refused')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    host: 'www.wishes.example',
    publicUrl: 'https://wishes.example',
  })
})
