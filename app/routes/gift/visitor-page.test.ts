import { expect, test } from 'vitest'
import { answersToVisitors } from '#app/entry.visitors.ts'
import { createApp } from '#app/server/http/app.ts'
import { createLog } from '#app/server/log.ts'
import { makeProfile } from '#test/make.ts'
import { ownSite } from '#test/own-site.ts'
import { textOf } from '#test/read-page.ts'
import { Browser } from '#test/request.ts'
import { serverBuild } from '#test/server-build.ts'
import { threeVisitors } from '#test/visitors.ts'

let logged = ''
const log = createLog('error', { write: (line) => void (logged += line) })
const { world, visit } = await ownSite({}, log)
const visitors = await threeVisitors(world, visit)

/** What a page stands on: a script of its own, or the router's. */
function standsOn(page: string): 'its own script' | 'the router' | undefined {
  const own = /<script type="module" src="\/assets\/(gift|home)\.js"/.test(page)
  const router = page.includes('__reactRouterContext')
  if (own === router) return undefined
  return own ? 'its own script' : 'the router'
}

/** A visitor with a cookie of ours, whose page is not one that is kept for everybody. */
function known(browser: Browser, cookie = 'wishfolio.known', value = '1'): Browser {
  browser.cookies.set(cookie, value)
  return browser
}

test.each([
  ['nobody', () => visitors.nobody, 'its own script'],
  ['somebody with a cookie of ours', () => known(visit()), 'its own script'],
  [
    'somebody whose session has ended',
    () => known(visit(), 'wishfolio.session_token', 'gone.signed'),
    'its own script',
  ],
  ['its owner', () => visitors.owner, 'the router'],
  ['another owner', () => visitors.other, 'the router'],
] as const)('the shared page and the landing page stand, for %s, on what they need', async (_who, by, on) => {
  const { slug } = await makeProfile(visitors.owner, { ideas: ['a kite'] })
  for (const path of ['/', `/gift/${slug}`]) {
    const answer = await by().get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(standsOn(await answer.text())).toBe(on)
  }
})

test.each(['/', '/gift/'])(
  'asking for the head of %s alone answers the same without a body',
  async (place) => {
    const { slug } = await makeProfile(visitors.owner)
    const path = place === '/' ? place : place + slug
    const visitor = known(visit())
    const [whole, head] = [await visitor.get(path), await visitor.request(path, { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['Content-Type', 'Vary', 'X-Robots-Tag'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
  },
)

test.each([
  ['with an encoded letter', (slug: string) => slug.replace('-', '%2D'), 200],
  ['with a slash after it', (slug: string) => `${slug}/`, 200],
  ['in capitals', (slug: string) => slug.toUpperCase(), 404],
] as const)('an address %s leads everybody alike', async (_how, written, status) => {
  const { slug } = await makeProfile(visitors.owner, { ideas: ['a kite'] })
  const path = `/gift/${written(slug)}`
  for (const visitor of [visitors.other, visit(), known(visit())])
    expect((await visitor.get(path)).status).toBe(status)
})

test('a page that could not be made in this way is made by the router', async () => {
  const { slug } = await makeProfile(visitors.owner, { ideas: ['a kite'] })
  const failing = answersToVisitors(() => {
    throw new Error('no markup today')
  })
  const app = createApp(world, await serverBuild(), failing)
  const bindings = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  const visitor = known(new Browser(async (request) => app.fetch(request, bindings)))
  const answer = await visitor.get(`/gift/${slug}`)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(standsOn(page)).toBe('the router')
  expect(textOf(page)).toContain('a kite')
  expect(logged).toContain('visitors’ page failed')
})
