import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '#test/own-folder.ts'

const NOBODY_THERE = 'postgres://somebody:a-password-of-ours@127.0.0.1:1/wishes'

test.each<[string, Record<string, string>, string]>([
  ['a damaged embedded database', {}, 'its files are damaged'],
  [
    'a Postgres that does not answer',
    { DATABASE_URL: NOBODY_THERE, AUTH_SECRET: 'a-secret-of-ours'.repeat(2) },
    'DATABASE_URL: nothing answers there',
  ],
])('with %s there are no examples, and a sentence says why', (_what, env, words) => {
  const folder = ownFolder()
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database/PG_VERSION'), 'nonsense')
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/seed.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at |Error|of-ours/m)
})
