import { closeSync, openSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'

export const onLinux = process.platform === 'linux'

/** Linux's abstract socket names begin with NUL; the inode is the same by whatever path the folder is reached. */
export function nameWithoutFile(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `\0wishfolio-${dev}-${ino}`
}

/** A socket's path may have only about 100 bytes, so a long folder is reached through its open handle. */
export async function withShortPath<Opened>(
  folder: string,
  listen: (path: string) => Promise<Opened>,
): Promise<Opened> {
  if (!onLinux) return listen(relative(process.cwd(), resolve(folder, 'lock.sock')))
  const handle = openSync(folder, 'r')
  try {
    return await listen(`/proc/self/fd/${handle}/lock.sock`)
  } finally {
    closeSync(handle)
  }
}

export function listenAt(path: string): Promise<Server | undefined> {
  return new Promise((listening, failed) => {
    const server = createServer({ allowHalfOpen: true })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? listening(undefined) : failed(error),
    )
    server.listen(path, () => listening(server))
  })
}

export function connected(path: string): Promise<Socket | undefined> {
  return new Promise((tried) => {
    const socket = connect({ path, allowHalfOpen: true })
    socket.once('connect', () => tried(socket))
    socket.once('error', () => tried(undefined))
  })
}

export function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()))
}
