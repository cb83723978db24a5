import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { cookie } from '#app/server/request/cookies.ts'
import { readEnv } from '#app/server/start-up/env.ts'

const server = (secret: string) => ({
  env: readEnv({}),
  sign: (text: string) => createHmac('sha256', secret).update(text).digest('base64url'),
})

test.each([
  ['is read by the server that made it', 'ours', 'wishfolio.a', (value: string) => value, 'Ada'],
  ['is nothing under another name', 'ours', 'wishfolio.b', (value: string) => value, null],
  ['is nothing to another server', 'another’s', 'wishfolio.a', (value: string) => value, null],
  ['is nothing without its signature', 'ours', 'wishfolio.a', (value: string) => value.split('.')[0], null],
  ['is nothing with another text', 'ours', 'wishfolio.a', (value: string) => `x${value}`, null],
] as const)('a cookie %s', async (_what, secret, name, changed, read) => {
  const made = await cookie(server('ours'), 'wishfolio.a', 9).serialize('Ada')
  const value = decodeURIComponent(/=([^;]*)/.exec(made)?.[1] ?? '')
  const header = `${name}=${encodeURIComponent(changed(value) ?? '')}`
  expect(await cookie(server(secret), name, 9).parse(header)).toBe(read)
})
