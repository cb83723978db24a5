import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { MIN_FREE_MB, roomIn } from '#app/server/database/embedded/disk-room.ts'
import { databaseProblem } from '#app/server/database/reachable.ts'
import type { Env } from '#app/server/env.ts'

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

const FOLDER_WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
}

function folderProblem(folder: string): string | undefined {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'A full disk shows only when something is written.')
    return undefined
  } catch (error) {
    const code = codeOf(error)
    return `DATA_DIR: ${resolve(folder)} cannot be used, because ${FOLDER_WORDS[code] ?? code}`
  } finally {
    if (existsSync(probe)) rmSync(probe)
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
