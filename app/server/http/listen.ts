import { once } from 'node:events'
import { createServer, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** How long a client may take; longer than a proxy keeps a connection to us, or it would use one that just closed. */
export const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
} satisfies ServerOptions
/** Without a byte either way; a live stream beats more often. */
const SILENCE_MS = 120_000
const LOOK_FOR_IDLE_MS = 50
/** Browsers open connections in advance; one that is still silent after this was not about to ask. */
const SILENT_STRANGER_MS = 500

export interface Listening {
  port: number
  /** Takes no more connections, lets the requests under way finish, cuts what is left `within` that time. */
  finish(within: number): Promise<void>
}

interface App {
  fetch: FetchCallback
}

type FetchCallback = Parameters<typeof getRequestListener>[0]

/** Serves an app; after `stopping`, each answer closes its connection. */
export async function listen(
  app: App,
  { port, hostname, stopping }: { port: number; hostname: string; stopping: AbortSignal },
  patience: ServerOptions = PATIENCE,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const underWay = new Set<ServerResponse>()
  const closeAfter = (outgoing: ServerResponse) => (outgoing.shouldKeepAlive = false)
  stopping.addEventListener('abort', () => underWay.forEach(closeAfter))
  const server = createServer(patience, (incoming, outgoing) => {
    underWay.add(outgoing)
    outgoing.once('close', () => underWay.delete(outgoing))
    if (stopping.aborted) closeAfter(outgoing)
    void answer(incoming, outgoing)
  })
  server.setTimeout(SILENCE_MS)
  server.listen(port, hostname)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async finish(within) {
      const closed = once(server, 'close')
      server.close()
      // A connection whose answer began before is kept alive by its client.
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
      const silent = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }, SILENT_STRANGER_MS)
      const cut = setTimeout(() => server.closeAllConnections(), within)
      await closed
      clearInterval(idle)
      clearTimeout(silent)
      clearTimeout(cut)
    },
  }
}
