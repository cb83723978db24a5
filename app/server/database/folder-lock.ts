import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { relative, resolve } from 'node:path'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Wishfolio is already running on the data folder ${resolve(folder)}. Stop it, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

const onLinux = process.platform === 'linux'

/**
 * Keeps a data folder to one process by listening on sockets. The system closes them with the process, however it
 * ends, and no process id is compared: a container reuses 1. A socket without a file decides between processes of
 * this machine, since nobody can delete it; one in the folder tells containers that share it.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const held: Server[] = []
  const release = async () => void (await Promise.all(held.map(closed)))
  try {
    if (onLinux) held.push(await listenAlone(nameWithoutFile(folder), folder))
    held.push(await withShortPath(folder, (path) => listenOrTakeOver(path, folder)))
  } catch (error) {
    await release()
    throw error
  }
  for (const server of held) server.unref()
  return { release }
}

async function listenAlone(path: string, folder: string): Promise<Server> {
  const server = await listenAt(path)
  if (!server) throw new FolderInUse(folder)
  return server
}

async function listenOrTakeOver(path: string, folder: string): Promise<Server> {
  const server = await listenAt(path)
  if (server) return server
  if (await answers(path)) throw new FolderInUse(folder)
  rmSync(resolve(folder, 'lock.sock'), { force: true })
  return listenAlone(path, folder)
}

/** Linux's abstract sockets have a name that begins with NUL; the folder's inode names it whatever path leads there. */
function nameWithoutFile(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `\0wishfolio-${dev}-${ino}`
}

/** A socket's path may have about 100 bytes, a folder's any number: it is reached through its open handle. */
async function withShortPath(folder: string, listen: (path: string) => Promise<Server>): Promise<Server> {
  if (!onLinux) return listen(relative(process.cwd(), resolve(folder, 'lock.sock')))
  const handle = openSync(folder, 'r')
  try {
    return await listen(`/proc/self/fd/${handle}/lock.sock`)
  } finally {
    closeSync(handle)
  }
}

function listenAt(path: string): Promise<Server | undefined> {
  return new Promise((listening, failed) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? listening(undefined) : failed(error),
    )
    server.listen(path, () => listening(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      answered(true)
    })
    socket.once('error', () => answered(false))
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()))
}
