import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis, redisProblem } from '#app/server/database/redis.ts'
import { findProgram } from '#test/programs/programs.ts'
import { type RedisServer, startRedis } from '#test/programs/redis.ts'

/** What an operator reads about a Redis with this address. */
async function problemOf(url: string): Promise<string | undefined> {
  const lost = Promise.withResolvers<unknown>()
  const redis = await openRedis(url, lost.resolve)
  const problem = redisProblem(await lost.promise)
  redis.close()
  return problem
}

describe.runIf(findProgram(['redis-server', 'valkey-server']))('a Redis with a password', () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis()
    const client = createClient({ url: server.url })
    await client.connect()
    await client.configSet('requirepass', 'right')
    client.destroy()
  })
  afterAll(() => server.kill())

  test.each([
    ['none', '', /^REDIS_URL: it asks for a password, as in redis:\/\/user:password@host:port$/],
    ['a wrong one', ':wrong@', /^REDIS_URL: it refuses user or password; .*%40/],
  ])('says of %s what to write', async (_what, credentials, words) => {
    const problem = await problemOf(`redis://${credentials}127.0.0.1:${server.port}`)
    expect(problem).toMatch(words)
    expect(problem).not.toContain('wrong')
  })

  test('without TLS says so', async () => {
    expect(await problemOf(`rediss://:right@127.0.0.1:${server.port}`)).toMatch(/rediss:\/\/, or not/)
  })
})

test.each([
  ['nobody listens', 'redis://127.0.0.1:1', /^REDIS_URL: nothing answers there/],
  ['there is no such host', 'redis://nowhere.invalid', /no host of that name|cannot be looked up now/],
])('where %s the log says so', async (_what, url, words) => {
  expect(await problemOf(url)).toMatch(words)
})
