import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseHandle, DatabaseUnusable } from '#app/server/database/database.ts'
import { openEmbedded, SNAPSHOT } from '#app/server/database/embedded/embedded.ts'
import { askHolder, FolderInUse } from '#app/server/database/embedded/folder-lock.ts'
import { readBackup, restoreBackup } from '#app/server/database/embedded/restore.ts'
import { accounts, quizzes } from '#app/server/database/schema.ts'
import { copyTemplate } from '#test/database/data-folder.ts'
import { ownFolder } from '#test/own-folder.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')

const template = ownFolder(afterAll)
let folder: string
let open: DatabaseHandle[]
beforeAll(async () => {
  const made = inject('embeddedTemplate')
  if (!made) return
  copyTemplate(made, template)
  const database = await openEmbedded(template)
  await database.db.insert(accounts).values([
    { id: 'rosa', email: 'rosa@example.org' },
    { id: 'otto', email: 'otto@example.org' },
  ])
  await database.snapshot?.(NOON)
  await database.close()
})
beforeEach(() => {
  folder = ownFolder()
  copyTemplate(template, folder)
  open = []
})
afterEach(() => Promise.all(open.map((database) => database.close())))

/** The snapshot that is there from the beginning. */
const saved = () => join(folder, 'snapshots/2026-11-21T12-00-00-000Z.tar.gz')

async function opened(took?: (ms: number) => void): Promise<DatabaseHandle> {
  const database = await openEmbedded(folder, took)
  open.push(database)
  return database
}

async function close(database: DatabaseHandle): Promise<void> {
  open = open.filter((one) => one !== database)
  await database.close()
}

async function emails(): Promise<string[]> {
  const database = await opened()
  const rows = await database.db.select().from(accounts)
  await close(database)
  return rows.map(({ email }) => email).toSorted()
}

/** Only the embedded database has a folder. */
describe.skipIf(inject('postgres') !== undefined)('the embedded database', () => {
  test('a snapshot holds all that was committed when it was taken, and waits for a transaction that is open', async () => {
    const database = await opened()
    let taking: Promise<string> | undefined
    await database.db.transaction(async (tx) => {
      await tx.insert(accounts).values({ id: 'mia', email: 'mia@example.org' })
      taking = database.snapshot?.(NOON)
    })
    const path = (await taking) ?? ''
    expect(basename(path)).toBe('2026-11-21T12-00-00-000Z.tar.gz')
    expect(await readBackup(path)).toEqual({ accounts: 3, profiles: 0, lists: 0, quizzes: 0 })
  })

  test('restoring brings back what a snapshot held, and moves the old database aside', async () => {
    const path = saved()
    const database = await opened()
    await database.db.delete(accounts)
    await database.db
      .insert(quizzes)
      .values({ quiz_id: 'q', name_self: 'a', name_partner: 'b', answers: 'AAAAAAAA', expires_at: NOON })
    await close(database)

    const { holds, aside } = await restoreBackup(folder, path, NOON)
    expect(holds).toEqual({ accounts: 2, profiles: 0, lists: 0, quizzes: 0 })
    expect(await emails()).toEqual(['otto@example.org', 'rosa@example.org'])

    rmSync(join(folder, 'database'), { recursive: true })
    cpSync(aside ?? '', join(folder, 'database'), { recursive: true })
    expect(await emails()).toEqual([])
  })

  test('a backup is restored into a folder where nothing was', async () => {
    const path = saved()
    const elsewhere = join(folder, 'a new one')
    expect(await restoreBackup(elsewhere, path, NOON)).toMatchObject({
      holds: { accounts: 2 },
      aside: undefined,
    })
    folder = elsewhere
    expect(await emails()).toEqual(['otto@example.org', 'rosa@example.org'])
  })

  test('nothing is restored under a running server', async () => {
    const path = saved()
    await opened()
    const before = readdirSync(folder)
    await expect(restoreBackup(folder, path, NOON)).rejects.toThrow(FolderInUse)
    expect(readdirSync(folder)).toEqual(before)
  })

  test.each([
    ['was cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['has a wrong byte in the middle', (whole: Buffer) => whole.fill(0xff, 100_000, 100_064)],
  ])('a backup that %s is refused before anything is changed', async (_what, spoil) => {
    const path = saved()
    writeFileSync(path, spoil(readFileSync(path)))
    await expect(restoreBackup(folder, path, NOON)).rejects.toThrow(DatabaseUnusable)
    expect(readdirSync(folder).filter((name) => name.startsWith('database'))).toEqual(['database'])
    expect(await emails()).toEqual(['otto@example.org', 'rosa@example.org'])
  })

  test('a backup of a newer program is refused before anything is changed', async () => {
    const database = await opened()
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9e12)`,
    )
    const path = (await database.snapshot?.(NOON)) ?? ''
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'new'`)
    await close(database)
    await expect(restoreBackup(folder, path, NOON)).rejects.toThrow(/newer Wishfolio/)
    expect(await emails()).toHaveLength(2)
  })

  test('a running server takes a snapshot for a user who may write in its folder', async () => {
    expect(await askHolder(folder, SNAPSHOT)).toBeUndefined()
    await opened()
    const path = await askHolder(folder, SNAPSHOT)
    expect(await readBackup(path ?? '')).toMatchObject({ accounts: 2 })
    await expect(askHolder(folder, 'something else')).rejects.toThrow('could not do it')
  })

  test.each([
    [
      'files of a newer Postgres',
      () => writeFileSync(join(folder, 'database/PG_VERSION'), '99\n'),
      'Postgres 99',
    ],
    ['no version', () => rmSync(join(folder, 'database/PG_VERSION')), 'no PG_VERSION'],
    ['half a control file', () => truncateSync(join(folder, 'database/global/pg_control'), 100), 'damaged'],
  ])('a data folder with %s is refused in a sentence that says how to restore', async (_what, spoil, why) => {
    const path = saved()
    spoil()
    const refused = await openEmbedded(folder).then(
      () => undefined,
      (error: unknown) => error as Error,
    )
    expect(refused).toBeInstanceOf(DatabaseUnusable)
    expect(refused?.message).toContain(why)
    expect(refused?.message).toContain('npm run restore -- ')
    expect(refused?.message).toContain(basename(path))
  })

  test('a damaged folder can be restored, and one without snapshots says so', async () => {
    rmSync(join(folder, 'database/pg_wal'), { recursive: true })
    await restoreBackup(folder, saved(), NOON)
    expect(await emails()).toEqual(['otto@example.org', 'rosa@example.org'])

    rmSync(join(folder, 'snapshots'), { recursive: true })
    rmSync(join(folder, 'database/pg_wal'), { recursive: true })
    await expect(openEmbedded(folder)).rejects.toThrow(/There is no snapshot/)
  })

  test('what an interrupted first start left is made again', async () => {
    rmSync(join(folder, 'database'), { recursive: true })
    mkdirSync(join(folder, 'database.new/base'), { recursive: true })
    expect(await emails()).toEqual([])
    expect(existsSync(join(folder, 'database.new'))).toBe(false)
  })

  test('a snapshot that cannot be written leaves no half file', async () => {
    const database = await opened()
    rmSync(join(folder, 'snapshots'), { recursive: true })
    writeFileSync(join(folder, 'snapshots'), 'a file in the way')
    await expect(database.snapshot?.(NOON)).rejects.toThrow(/EEXIST|ENOTDIR/)
    rmSync(join(folder, 'snapshots'))
    mkdirSync(join(folder, 'snapshots/2026-11-21T12-00-00-000Z.tar.gz'), { recursive: true })
    await expect(database.snapshot?.(NOON)).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    expect(readdirSync(join(folder, 'snapshots'))).toHaveLength(1)
  })
})
