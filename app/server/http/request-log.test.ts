import { type AddressInfo, connect } from 'node:net'
import { matchRoutes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { routePatterns } from '#app/server/http/route-pattern.ts'
import { giftProfiles } from '#app/server/database/schema.ts'
import { createLog } from '#app/server/log/log.ts'
import { whileMissing } from '#test/database/failing-database.ts'
import { serveWorld } from '#test/programs/listening.ts'
import { openSite } from '#test/request.ts'
import { patternsOf, treeOf } from '#test/route-tree.ts'
import { serverBuild } from '#test/server-build.ts'
import { ownWorld } from '#test/world.ts'

const world = await ownWorld()
let lines: string[] = []
const visit = await openSite({
  ...world,
  log: createLog('debug', { write: (line) => void lines.push(line) }),
})
beforeEach(async () => {
  lines = []
  await world.clean()
})

const requests = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test.each([
  ['/', '/', 200],
  ['/healthz', '/healthz', 200],
  ['/gift/grandma-23456789abcd', '/gift/:slug', 404],
  ['/gift/grandma-23456789abcd?from=aunt-otilia', '/gift/:slug', 404],
  ['/gift/grandma-23456789abcd.data', '/gift/:slug.data', 404],
  ['/gift/grandma-23456789abcd/live', '/gift/:slug/live', 404],
  ['/quiz/play/abc', '/quiz/play/:quizId/:question?', 302],
  ['/quiz/mom-vibe', '/quiz/mom-vibe/:step?', 200],
  ['/portal/profile', '/portal/profile', 302],
  ['/portal/grandma-rosemary', '/portal/*', 302],
  ['/grandma-rosemary', '/*', 404],
  ['/outbox?key=grandma', '/*', 404],
])('GET %s is one line, for %s, answered %i', async (path, route, status) => {
  const response = await visit().get(path)
  expect(requests()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: response.headers.get('X-Request-Id'),
      route,
      method: 'GET',
      status,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
  expect(lines.join('')).not.toMatch(/grandma|otilia/i)
})

test('each request has an id of ours, whatever id the client sent', async () => {
  const ids = await Promise.all(
    ['', 'grandma'].map(async (id) => {
      const response = await visit().request('/healthz', { headers: id ? { 'X-Request-Id': id } : {} })
      return response.headers.get('X-Request-Id')
    }),
  )
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
})

test('a failure is logged once, with the id of its answer and no personal data', async () => {
  const response = await whileMissing(world, giftProfiles, () => visit().get('/gift/grandma-23456789abcd'))
  expect(response.status).toBe(503)
  const failures = requests().filter(({ level }) => Number(level) >= 50)
  expect(failures).toHaveLength(1)
  expect(failures[0]?.requestId).toBe(response.headers.get('X-Request-Id'))
  expect(lines.join('')).not.toMatch(/grandma/i)
})

test('a client that hangs up in the middle of a form is not logged as a failure', async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const server = await serveWorld({ ...world, log })
  const { port } = server.address() as AddressInfo
  const form = connect(port, '127.0.0.1')
  form.on('error', () => {})
  form.write('POST /signin HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nemail\r\n')
  // By the time another request is answered, the half one is with the server too.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  form.destroy()
  await vi.waitFor(() => expect(requests().some(({ route }) => route === '/signin')).toBe(true), 10_000)
  expect(requests().filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(requests().find(({ route }) => route === '/signin')?.status).toBe(400)
  server.close()
})

test('every address is logged by the pattern that React Router finds for it', async () => {
  const { routes } = await serverBuild()
  const patternOf = routePatterns(routes)
  const tree = treeOf(routes)
  const paths = patternsOf(tree).flatMap((pattern) => [pattern, pattern.replace(/\/:\w+\?/, '')])
  const asked = paths.map((path) => path.replaceAll(/:\w+\??/g, 'x1').replace('*', 'elsewhere'))
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.map((path) => [path, patternOf(path)])).toEqual(
    asked.map((path) => {
      const found = matchRoutes(tree, path)?.flatMap(({ route }) => route.path ?? [])
      return [path, `/${found?.filter(Boolean).join('/')}`]
    }),
  )
})
