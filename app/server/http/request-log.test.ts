import { matchRoutes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { routePatterns } from '#app/server/http/request-log.ts'
import { createLog } from '#app/server/log/log.ts'
import { openSite } from '#test/own-site.ts'
import { patternsOf, treeOf, serverBuild } from '#test/server-build.ts'
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
