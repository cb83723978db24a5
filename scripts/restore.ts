import { existsSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { DatabaseUnusable } from '#app/server/database/database.ts'
import { FolderInUse } from '#app/server/database/embedded/folder-lock.ts'
import { restoreBackup } from '#app/server/database/embedded/restore.ts'
import { listSnapshots, timeOf } from '#app/server/database/embedded/snapshots.ts'
import { examineEnv } from '#app/server/start-up/env.ts'

// Where the command was given; npm runs it in the project's folder.
const here = process.env.INIT_CWD ?? process.cwd()
const { DATA_DIR, DATABASE_URL } = examineEnv(process.env).env

try {
  if (DATABASE_URL) {
    throw new DatabaseUnusable('The data is in your Postgres (DATABASE_URL); restore it with pg_restore.')
  }
  const file = chosen(process.argv[2])
  const { holds, aside } = await restoreBackup(DATA_DIR, file, new Date())
  const lines = [
    '',
    `  Restored    ${holds.accounts} accounts, ${holds.profiles} gift profiles, ${holds.lists} lists, ${holds.quizzes} quizzes`,
    `  Lost        what was written after ${whenMade(file)}`,
    ...(aside ? [`  Kept aside  ${resolve(aside)}`] : []),
    '',
  ]
  console.log(lines.join('\n'))
} catch (error) {
  if (!(error instanceof DatabaseUnusable || error instanceof FolderInUse)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

function whenMade(file: string): string {
  const at = timeOf(basename(file).replace(/^wishfolio-/, ''))
  return Number.isNaN(at.getTime())
    ? 'the backup was made'
    : `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

function chosen(name: string | undefined): string {
  const file = [here, process.cwd()]
    .map((folder) => resolve(folder, name ?? ''))
    .find((path) => name && existsSync(path))
  if (file) return file
  const snapshots = listSnapshots(DATA_DIR).map(({ path }) => `  npm run restore -- ${relative(here, path)}`)
  throw new DatabaseUnusable(
    [
      name ? `There is no file ${resolve(here, name)}.` : 'Say which backup: npm run restore -- <file>',
      snapshots.length > 0 ? 'These snapshots are there, newest first:' : 'There are no snapshots.',
      ...snapshots,
    ].join('\n'),
  )
}
