import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { examineEnv } from '#app/server/start-up/env.ts'
import { placeProblems } from '#app/server/start-up/start-up-checks.ts'
import { freePort } from '#test/programs/postgres.ts'
import { ownFolder } from '#test/own-folder.ts'

let folder: string
let busy: Server
let busyPort: string
beforeEach(async () => {
  folder = ownFolder()
  busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  busyPort = String((busy.address() as AddressInfo).port)
})
afterEach(() => {
  busy.close()
  chmodSync(folder, 0o700)
})

const problems = async (source: Record<string, string>) =>
  placeProblems(examineEnv({ DATA_DIR: folder, PORT: String(await freePort()), ...source }).env)

test('a place that has all it needs has no problem, and the checks leave nothing behind', async () => {
  expect(await problems({})).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('a data folder that is not there yet is made', async () => {
  expect(await problems({ DATA_DIR: join(folder, 'a/b') })).toEqual([])
  expect(existsSync(join(folder, 'a/b'))).toBe(true)
})

test('all problems of a place are reported at once, each in a sentence after its variable', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const nobody = await freePort()
  const source = {
    DATA_DIR: join(file, 'data'),
    PORT: busyPort,
    DATABASE_URL: `postgres://a:secret@127.0.0.1:${nobody}/b`,
  }
  expect(await problems(source)).toEqual([
    `DATA_DIR: ${join(file, 'data')} cannot be used, because a part of the path is a file; set DATA_DIR to another folder`,
    `PORT: ${busyPort} is in use on 127.0.0.1, perhaps by another Wishfolio; stop it, or set PORT to another`,
    'DATABASE_URL: nothing answers there; is the database running?',
  ])
})

test('a data folder that is a file is reported', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await problems({ DATA_DIR: file })).toEqual([
    `DATA_DIR: ${file} cannot be used, because a file of that name is in the way; set DATA_DIR to another folder`,
  ])
})

test('with a database and a mail server elsewhere no data folder is needed', async () => {
  const source = {
    DATA_DIR: join(folder, 'never'),
    DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/b`,
    SMTP_URL: 'smtp://mail.example',
  }
  expect(await problems(source)).toEqual(['DATABASE_URL: nothing answers there; is the database running?'])
  expect(existsSync(source.DATA_DIR)).toBe(false)
})

const OTHERS = 'this user may not write there; make this user its owner, or set DATA_DIR to another folder'

/** As a user that is not root, because root may write everywhere. */
async function asNobody<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (process.getuid?.() !== 0) return ask()
  process.seteuid?.('nobody')
  try {
    return await ask()
  } finally {
    process.seteuid?.(0)
  }
}

test('a data folder of another user is reported, with what to do', async () => {
  chmodSync(folder, 0o500)
  expect(await asNobody(() => problems({}))).toEqual([
    `DATA_DIR: ${folder} cannot be used, because ${OTHERS}`,
  ])
})

test.each(['auth-secret', 'database', 'database/base/1/2619'])(
  'a folder of this user in which %s is another’s is reported too',
  async (name) => {
    mkdirSync(join(folder, 'database/base/1'), { recursive: true })
    for (const file of ['auth-secret', 'database/base/1/2619']) writeFileSync(join(folder, file), '')
    for (const part of [
      '',
      'database',
      'database/base',
      'database/base/1',
      'auth-secret',
      'database/base/1/2619',
    ])
      chmodSync(join(folder, part), 0o777)
    chmodSync(join(folder, name), 0o500)
    expect(await asNobody(() => problems({}))).toEqual([
      `DATA_DIR: ${join(folder, name)} cannot be used, because ${OTHERS}`,
    ])
    chmodSync(join(folder, name), 0o777)
    expect(await asNobody(() => problems({}))).toEqual([])
  },
)

test.each([
  ['203.0.113.77', 'HOST: 203.0.113.77 is no address of this machine'],
  ['nowhere.invalid', 'HOST: there is no address of the name nowhere.invalid'],
])('a HOST that cannot be listened on is reported: %s', async (HOST, problem) => {
  expect(await problems({ HOST, PUBLIC_URL: 'https://wishes.example' })).toEqual([problem])
})

const postgres = inject('postgres') ?? ''
test.runIf(postgres)(
  'a Postgres that answers has no problem, and one without the database is reported',
  async () => {
    expect(await problems({ DATABASE_URL: postgres, DATABASE_DIRECT_URL: postgres })).toEqual([])
    const elsewhere = new URL(postgres)
    elsewhere.pathname = 'nothing_here'
    expect(await problems({ DATABASE_URL: postgres, DATABASE_DIRECT_URL: elsewhere.href })).toEqual([
      'DATABASE_DIRECT_URL: it has no database of that name',
    ])
  },
)
