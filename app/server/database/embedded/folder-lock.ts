import { rmSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import { resolve } from 'node:path'
import {
  onLinux,
  nameWithoutFile,
  withShortPath,
  listenAt,
  connected,
  closed,
} from '#app/server/database/embedded/folder-socket.ts'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Wishfolio is already running on the data folder ${resolve(folder)}. Stop it, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

const MAX_QUESTION_LENGTH = 2_000
const ANSWER_TIMEOUT_MS = 60_000

type Answering = (rest: string) => Promise<string>

export interface FolderLock {
  release(): Promise<void>
  /** Lets other processes of this user ask the holder; the socket without a file is open to all users and answers nothing. */
  answer(question: string, how: Answering): void
}

/**
 * Locks a data folder to one process by listening on sockets, which the system closes with the process; process ids are
 * not compared, because containers reuse 1. One without a file, which nobody can delete, decides between processes of
 * this machine; one in the folder between containers that share it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const held: Server[] = []
  const answers = new Map<string, Answering>()
  const release = async () => void (await Promise.all(held.map(closed)))
  try {
    if (onLinux) {
      const alone = await listenAlone(nameWithoutFile(folder), folder)
      alone.on('connection', (socket) => socket.destroy())
      held.push(alone)
    }
    const inFolder = await withShortPath(folder, (path) => listenOrTakeOver(path, folder))
    inFolder.on('connection', (socket) => answerQuestion(socket, answers))
    held.push(inFolder)
  } catch (error) {
    await release()
    throw error
  }
  for (const server of held) server.unref()
  return { release, answer: (question, how) => void answers.set(question, how) }
}

async function listenAlone(path: string, folder: string): Promise<Server> {
  const server = await listenAt(path)
  if (!server) throw new FolderInUse(folder)
  return server
}

async function listenOrTakeOver(path: string, folder: string): Promise<Server> {
  const server = await listenAt(path)
  if (server) return server
  const holder = await connected(path)
  holder?.destroy()
  if (holder) throw new FolderInUse(folder)
  rmSync(resolve(folder, 'lock.sock'), { force: true })
  return listenAlone(path, folder)
}

export async function askHolder(folder: string, question: string): Promise<string | undefined> {
  const socket = await withShortPath(folder, async (path) => connected(path))
  if (!socket) return undefined
  socket.end(`${question}\n`)
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += part as string
  const { done } = JSON.parse(answer || '{}') as { done?: string }
  if (done === undefined) throw new Error(`the running server could not do it: ${question.split(' ')[0]}`)
  return done
}

function answerQuestion(socket: Socket, answers: ReadonlyMap<string, Answering>): void {
  let question = ''
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy())
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.on('data', (part: string) => {
    question += part
    if (question.length > MAX_QUESTION_LENGTH) socket.destroy()
  })
  socket.on('end', () => {
    const [, name = '', rest = ''] = /^(\S+) ?(.*)$/.exec(question.trim()) ?? []
    const how = answers.get(name)
    const answering = how ? how(rest) : Promise.reject(new Error('not understood'))
    answering.then(
      (done) => socket.end(JSON.stringify({ done })),
      () => socket.end(JSON.stringify({})),
    )
  })
}
