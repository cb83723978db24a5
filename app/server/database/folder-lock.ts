import { rmSync } from 'node:fs'
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

/**
 * Keeps a data folder to one process by listening on a socket inside it. The system closes the socket with the
 * process, however it ends, and no process id is compared: a container reuses 1.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = shortPath(resolve(folder, 'lock.sock'))
  const server = (await listenAt(path)) ?? (await takeOver(folder, path))
  server.unref()
  return { release: () => new Promise((released) => server.close(() => released())) }
}

async function takeOver(folder: string, path: string): Promise<Server> {
  if (await answers(path)) throw new FolderInUse(folder)
  rmSync(path, { force: true })
  const server = await listenAt(path)
  if (!server) throw new FolderInUse(folder)
  return server
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

/** A socket's path may have about 100 bytes; a deep folder is usually near the working one. */
function shortPath(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}
