import { expect, test } from 'vitest'
import { sizeWarning } from '#app/server/database/embedded/snapshots.ts'
import { examineEnv } from '#app/server/start-up/env.ts'
import { startUpText, startUpWarnings } from '#app/server/start-up/start-up-text.ts'

const PUBLIC = { PUBLIC_URL: 'https://wishes.example', SMTP_URL: 'smtp://mail.example' }
const MISSING =
  'TRUST_PROXY: not set, although PUBLIC_URL is https and a proxy must stand in front: limits count all visitors as one'

test.each<[string, Record<string, string>, string[]]>([
  ['this machine alone', {}, []],
  ['a proxy by its address', { ...PUBLIC, TRUST_PROXY: '172.30.7.10/32, fd00::10/128' }, []],
  ['https without a trusted proxy', PUBLIC, [MISSING]],
  [
    'http for others',
    { ...PUBLIC, PUBLIC_URL: 'http://wishes.example' },
    ['PUBLIC_URL: begins with http://'],
  ],
  ['http for this machine', { PUBLIC_URL: 'http://localhost:8080' }, []],
  [
    'a whole network',
    { ...PUBLIC, TRUST_PROXY: '127.0.0.1/32, 172.30.7.0/24' },
    ['TRUST_PROXY: 172.30.7.0/24 is wide'],
  ],
  ['a whole network by IPv6', { ...PUBLIC, TRUST_PROXY: 'fd00::/64' }, ['TRUST_PROXY: fd00::/64 is wide']],
])('of %s it warns', (_what, source, warnings) => {
  const { env } = examineEnv(source)
  expect(startUpWarnings(env)).toEqual(warnings.map((words) => expect.stringContaining(words) as string))
})

test('warnings stand in the text at start', () => {
  const { env } = examineEnv(PUBLIC)
  expect(startUpText({ env, outbox: undefined }, 3000)).toContain(`\n  Warning     ${MISSING}\n`)
  expect(startUpText({ env: examineEnv({}).env, outbox: undefined }, 3000)).not.toContain('Warning')
})

test('from 100 MB of the embedded database on Postgres is advised, at start too', () => {
  expect([sizeWarning(undefined), sizeWarning(99)]).toEqual([undefined, undefined])
  expect(sizeWarning(100)).toContain('the embedded database has 100 MB')
  const { env } = examineEnv({})
  expect(startUpText({ env, outbox: undefined }, 3000, 250)).toContain(
    '\n  Warning     DATABASE_URL: not set, and the embedded database has 250 MB',
  )
  expect(startUpText({ env, outbox: undefined }, 3000, 20)).not.toContain('Warning')
})
