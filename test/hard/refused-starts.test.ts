import { createHash } from 'node:crypto'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '#app/server/database/embedded/embedded.ts'
import { profiles } from '#app/server/database/schema.ts'
import { putMadeFolder } from '#test/hard/made-folder.ts'
import { freePort } from '#test/programs/postgres.ts'
import { rounds } from '#test/race-rounds.ts'
import { refusedStart } from '#test/programs/server-process.ts'

interface Obstacle {
  name: string
  /** Adds the obstacle to a good data folder; answers the server's further environment. */
  put(folder: string): Start | void | Promise<Start | void>
  says: RegExp
  /** What must not change; every file unless the engine has to open the database to see the obstacle. */
  dataOf?(folder: string): Promise<string>
}

interface Start {
  env?: Record<string, string>
  through?: string[]
  undo?(): void
}

const ENGINES_OWN = /postmaster\.pid|pg_control|pg_wal|pg_internal\.init/

const inDatabase = (folder: string, path: string) => join(folder, 'database', path)

const OBSTACLES: Obstacle[] = [
  {
    name: 'the port is in use',
    async put() {
      const busy = createServer().listen(0, '127.0.0.1')
      await once(busy, 'listening')
      const { port } = busy.address() as { port: number }
      return { env: { PORT: String(port) }, undo: () => void busy.close() }
    },
    says: /PORT: \d+ is in use on 127\.0\.0\.1, perhaps by another Wishfolio/,
  },
  {
    name: 'the folder is not writable',
    put(folder) {
      chmodSync(folder, 0o555)
      // Root may write anywhere unless it gives up its powers.
      const through = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
      return { through, undo: () => chmodSync(folder, 0o700) }
    },
    says: /DATA_DIR: .* cannot be used, because this user may not write there/,
  },
  {
    name: 'a newer Wishfolio has used the database',
    async put(folder) {
      const { db, close } = await openEmbedded(folder)
      await db.insert(profiles).values({ id: 'rosa', email: 'rosa@example.org' })
      await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9e12)`)
      await close()
    },
    says: /used by a newer Wishfolio: it has a change that this one does not know\. Nothing was touched/,
    dataOf: rowsOf,
  },
  {
    name: 'the control file is garbled',
    put: (folder) => garble(inDatabase(folder, 'global/pg_control')),
    says: /cannot be opened: its files are damaged/,
  },
  {
    name: 'another server runs on the folder',
    async put(folder) {
      const holder = await openEmbedded(folder)
      return { undo: () => void holder.close() }
    },
    says: /Another Wishfolio is already running on the data folder .*\. Stop it, or set DATA_DIR/,
  },
  {
    name: "the folder's path leads through a file",
    put: (folder) => ({ env: { DATA_DIR: inDatabase(folder, 'PG_VERSION/data') } }),
    says: /DATA_DIR: .* cannot be used, because a part of the path is a file/,
  },
  {
    name: 'the database is of a newer engine',
    put: (folder) => writeFileSync(inDatabase(folder, 'PG_VERSION'), '19\n'),
    says: /cannot be opened: it was made by Postgres 19, and this Wishfolio has \d+/,
  },
  {
    name: 'the log is garbled',
    put: (folder) => {
      for (const name of globSync('*', { cwd: inDatabase(folder, 'pg_wal') }).filter((one) =>
        /^[0-9A-F]{24}$/.test(one),
      ))
        garble(inDatabase(folder, `pg_wal/${name}`))
    },
    says: /cannot be opened: its files are damaged/,
  },
  {
    name: 'all tables are garbled',
    put: (folder) => {
      for (const name of globSync('base/5/*', { cwd: join(folder, 'database') }))
        garble(inDatabase(folder, name))
    },
    says: /cannot be opened: its files are damaged/,
  },
  {
    name: 'the database has no version',
    put: (folder) => rmSync(inDatabase(folder, 'PG_VERSION')),
    says: /cannot be opened: \d+ files are there, but no PG_VERSION/,
  },
]

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'wishfolio-refused-'))
  chmodSync(parent, 0o755)
  return () => rmSync(parent, { recursive: true, force: true })
})

test.each(OBSTACLES.slice(0, rounds(4, Infinity)))(
  'a start is refused in words when $name, and no data is changed',
  async ({ put, says, dataOf = digestOf }) => {
    const folder = join(parent, 'data')
    await putMadeFolder(folder)
    const { env = {}, through, undo } = (await put(folder)) ?? {}
    const before = await dataOf(folder)
    const { code, output } = await refusedStart(
      { DATA_DIR: folder, PORT: String(await freePort()), ...env },
      through,
    )
    const after = await dataOf(folder)
    undo?.()
    expect(output).toMatch(says)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(after).toBe(before)
  },
)

function garble(path: string): void {
  writeFileSync(path, Buffer.alloc(readFileSync(path).length, 0xa5))
}

/** A digest of every file's path and content, without those that the engine writes while opening. */
async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    if (!ENGINES_OWN.test(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

async function rowsOf(folder: string): Promise<string> {
  const engine = await PGlite.create({ dataDir: join(folder, 'database') })
  const found = await Promise.all(
    ['profiles', 'drizzle.__drizzle_migrations'].map((table) =>
      engine.query(`select * from ${table} order by id`),
    ),
  )
  await engine.close()
  return JSON.stringify(found.map(({ rows }) => rows))
}
