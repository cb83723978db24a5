import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type HttpServer, startHttpServer } from '#test/programs/http-server.ts'

export type Balancer = HttpServer

/**
 * A round-robin proxy in front of several servers; it forwards the client's address, and a
 * server that takes no connection is skipped.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0

  async function hand(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const first = turn++
    const body = await buffer(incoming)
    const { method, url: path, headers, socket } = incoming
    const ask = (attempt: number) => {
      const port = ports[(first + attempt) % ports.length]
      const asking = request(
        { host: '127.0.0.1', port, method, path, headers, localAddress: socket.remoteAddress, agent: false },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
          outgoing.flushHeaders()
          pipeline(answer, outgoing, () => {})
        },
      )
      asking.once('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED' && attempt + 1 < ports.length) ask(attempt + 1)
        else outgoing.destroy()
      })
      outgoing.once('close', () => asking.destroy())
      asking.end(body)
    }
    ask(0)
  }

  return startHttpServer((incoming, outgoing) => {
    hand(incoming, outgoing).catch(() => outgoing.destroy())
  })
}
