import type { RequestListener } from 'node:http'
import type { Network } from '#app/server/look-up/asking/ask-shops.ts'
import { connectTo } from '#app/server/look-up/asking/connect-to.ts'
import { startHttpServer } from '#test/programs/http-server.ts'
import { afterAll } from 'vitest'

const PUBLIC = '93.184.215.14'

interface Shops {
  network: Network
  /** What was asked, as 'host/path'. */
  asked: string[]
  /** From now on all shops answer so. */
  answer(listener: RequestListener): void
  /** From now on hosts lead to these addresses. */
  resolve(addresses: string[]): void
}

/** Shops that this server reaches as those of the internet: each host has a public address, which leads to one server here. */
export async function shopsHere(): Promise<Shops> {
  const asked: string[] = []
  let answer: RequestListener = (_, response) => void response.writeHead(404).end()
  let addresses = [PUBLIC]
  const server = await startHttpServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  afterAll(() => server.close())
  return {
    asked,
    answer: (listener) => void (answer = listener),
    resolve: (others) => void (addresses = others),
    network: {
      resolve: async (host) => (host === 'localhost' ? [] : addresses),
      ownNetworks: () => [],
      connectTo() {
        const connect = connectTo(['127.0.0.1'])
        // Without TLS, also for https.
        const here = { protocol: 'http:', port: new URL(server.url).port }
        return (options, opened) => connect({ ...options, ...here }, opened)
      },
      timeLimitMs: 2000,
    },
  }
}
