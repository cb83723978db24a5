import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { MIN_FREE_MB, roomIn } from '#app/server/database/embedded/disk-room.ts'
import { databaseProblem } from '#app/server/database/reachable.ts'
import type { Env } from '#app/server/start-up/env.ts'

type Place = Pick<Env, 'DATA_DIR' | 'HOST' | 'PORT' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'SMTP_URL'>

/** What this machine cannot provide of the configuration: one sentence for each variable. */
export async function placeProblems(env: Place): Promise<string[]> {
  const reached = await Promise.all([portProblem(env), ...databaseProblems(env)])
  // With an external database and mail server nothing is stored here.
  const needsFolder = !env.DATABASE_URL || !env.SMTP_URL
  return [needsFolder ? (folderProblem(env.DATA_DIR) ?? roomProblem(env)) : undefined, ...reached].filter(
    (problem) => problem !== undefined,
  )
}

const OTHERS = 'this user may not write there; make this user its owner, or set DATA_DIR to another folder'
const FOLDER_WORDS: Readonly<Record<string, string>> = {
  EACCES: OTHERS,
  EPERM: OTHERS,
  EROFS: 'it is on a read-only file system; set DATA_DIR to another folder',
  ENOSPC: 'the disk is full; make room',
  EDQUOT: 'the disk quota is used up; make room',
  ENOTDIR: 'a part of the path is a file; set DATA_DIR to another folder',
  EEXIST: 'a file of that name is in the way; set DATA_DIR to another folder',
}

function folderProblem(folder: string): string | undefined {
  let place = folder
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const { path, isFolder } of storedIn(folder)) {
      place = path
      if (isFolder) writeProbe(path)
      else closeSync(openSync(path, 'r+'))
    }
    return undefined
  } catch (error) {
    const code = codeOf(error)
    return `DATA_DIR: ${resolve(place)} cannot be used, because ${FOLDER_WORDS[code] ?? code}`
  }
}

/** The folder and what is stored there: who has started the server or restored a backup as another user owns parts. */
function* storedIn(folder: string): Generator<{ path: string; isFolder: boolean }> {
  yield { path: folder, isFolder: true }
  for (const name of ['auth-secret', 'outbox', 'snapshots', 'database']) {
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found) yield { path, isFolder: found.isDirectory() }
    if (name !== 'database' || !found?.isDirectory()) continue
    for (const part of readdirSync(path, { recursive: true, withFileTypes: true }))
      if (part.isFile()) yield { path: join(part.parentPath, part.name), isFolder: false }
  }
}

function writeProbe(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    writeFileSync(probe, 'A full disk shows only when something is written.')
  } finally {
    rmSync(probe, { force: true })
  }
}

function roomProblem({ DATA_DIR, DATABASE_URL }: Place): string | undefined {
  const room = roomIn(DATA_DIR)
  if (DATABASE_URL || room >= MIN_FREE_MB) return undefined
  return `DATA_DIR: the disk of ${resolve(DATA_DIR)} has ${room} MB left, and the embedded database needs ${MIN_FREE_MB}; make room`
}

const PORT_WORDS: Readonly<Record<string, (env: Place) => string>> = {
  EADDRINUSE: ({ HOST, PORT }) =>
    `PORT: ${PORT} is in use on ${HOST}, perhaps by another Wishfolio; stop it, or set PORT to another`,
  EACCES: ({ PORT }) => `PORT: this user may not listen on ${PORT}; set PORT to one above 1023`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} is no address of this machine`,
  ENOTFOUND: ({ HOST }) => `HOST: there is no address of the name ${HOST}`,
}

function portProblem(env: Place): Promise<string | undefined> {
  return new Promise((looked) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const code = codeOf(error)
      looked(PORT_WORDS[code]?.(env) ?? `PORT: ${env.PORT} on ${env.HOST} cannot be listened on (${code})`)
    })
    probe.listen(env.PORT, env.HOST, () => probe.close(() => looked(undefined)))
  })
}

function databaseProblems({ DATABASE_URL, DATABASE_DIRECT_URL }: Place): Promise<string | undefined>[] {
  return Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL }).flatMap(([name, url]) =>
    url ? [databaseProblem(url).then((why) => why && `${name}: ${why}`)] : [],
  )
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'unknown'
}
