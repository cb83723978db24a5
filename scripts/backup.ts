import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { openEmbedded, SNAPSHOT } from '#app/server/database/embedded/embedded.ts'
import { askHolder } from '#app/server/database/embedded/folder-lock.ts'
import { readBackup } from '#app/server/database/embedded/restore.ts'
import { timeInName, writeDurably } from '#app/server/database/embedded/snapshots.ts'
import { examineEnv } from '#app/server/start-up/env.ts'

// Where the command was given; npm runs it in the project's folder.
const here = process.env.INIT_CWD ?? process.cwd()
const { DATA_DIR, DATABASE_URL } = examineEnv(process.env).env

try {
  if (DATABASE_URL) {
    throw new DatabaseUnusable('The data is in your Postgres (DATABASE_URL); back it up with pg_dump.')
  }
  // Opening it would create a database, and back up nothing.
  if (!existsSync(join(DATA_DIR, 'database'))) {
    throw new DatabaseUnusable(
      `There is no database in ${resolve(DATA_DIR)} that this user may read. Set DATA_DIR to the server's data folder.`,
    )
  }
  const target = resolve(here, process.argv[2] ?? `wishfolio-${timeInName(new Date())}.tar.gz`)
  if (existsSync(target) && !statSync(target).isFile()) {
    throw new DatabaseUnusable(`${target} is no file. Give the name of a file to write.`)
  }
  const snapshot = (await askHolder(DATA_DIR, SNAPSHOT)) ?? (await snapshotAlone())
  const { accounts, profiles } = await readBackup(snapshot)
  mkdirSync(dirname(target), { recursive: true })
  writeDurably(target, readFileSync(snapshot))
  console.log(`\n  Backup      ${target}\n  It holds    ${accounts} accounts, ${profiles} gift profiles\n`)
  console.log('  Keep auth-secret of the data folder with it, or everybody has to sign in again.\n')
} catch (error) {
  if (!(error instanceof DatabaseUnusable)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

async function snapshotAlone(): Promise<string> {
  const database = await openEmbedded(DATA_DIR)
  try {
    const path = await database.snapshot?.(new Date())
    if (!path) throw new Error('the embedded database gave no snapshot')
    return path
  } finally {
    await database.close()
  }
}
