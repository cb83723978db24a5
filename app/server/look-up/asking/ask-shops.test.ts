import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { type Ask, askShops, type Network } from '#app/server/look-up/asking/ask-shops.ts'
import { connectTo } from '#app/server/look-up/asking/connect-to.ts'
import { AskRefused } from '#app/server/look-up/asking/refused.ts'
import { SHOP_CERTIFICATE } from '#test/data/shop-certificate.ts'

const PUBLIC = '93.184.215.14'
const OURS = '93.184.216.34'
const { key, cert, expired } = SHOP_CERTIFICATE
const open: (Server | SocketServer)[] = []
const time = { now: Date.UTC(2026, 0, 1) }

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
})

async function portOf(server: Server | SocketServer): Promise<number> {
  open.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Shops whose hosts resolve to a public address, which leads to a port here; `connections` has the addresses meant. */
function shops(
  port: number,
  { ca, resolve = async () => [PUBLIC], ...network }: Partial<Network> & { ca?: string } = {},
) {
  const connections: string[][] = []
  const visit = askShops(
    { publicUrl: 'https://wishes.example.org', clock: { now: () => new Date(time.now) } },
    {
      resolve: async (host) => (host === 'wishes.example.org' ? [OURS] : resolve(host)),
      ownNetworks: () => ['93.184.217.9/24'],
      connectTo(addresses) {
        connections.push([...addresses])
        const connect = connectTo(['127.0.0.1'], ca)
        return (options, opened) => connect({ ...options, port: String(port) }, opened)
      },
      timeLimitMs: 5000,
      ...network,
    },
  )
  const ask: Ask = (address, wanted) => visit((asking) => asking(address, wanted))
  const refusal = async (address: string, wanted: 'page' | 'picture' = 'page') =>
    ask(address, wanted).then(
      () => 'answered',
      (error: unknown) => (error instanceof AskRefused ? error.code : error),
    )
  return { visit, ask, refusal, connections }
}

const served = async (answer: RequestListener, network?: Parameters<typeof shops>[1]) =>
  shops(await portOf(createServer(answer)), network)

/** A server that says these bytes and nothing else. */
async function saying(bytes: string, network?: Parameters<typeof shops>[1]) {
  const server = createSocketServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(bytes))
  })
  return shops(await portOf(server), network)
}

test('a page is asked for with one honest name, and nothing of a person', async () => {
  const asked: string[][] = []
  const { ask } = await served((request, response) => {
    asked.push(request.rawHeaders)
    response.setHeader('set-cookie', 'a=b')
    if (request.url === '/old') response.writeHead(302, { location: '/new?x=1' }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Kite')
  })
  expect(await ask('http://shop.example.com/old#part', 'page')).toEqual({
    url: 'http://shop.example.com/new?x=1',
    bytes: Buffer.from('<p>Kite'),
    contentType: 'text/html',
  })
  for (const headers of asked)
    expect(headers.join(' ')).toBe(
      'host shop.example.com connection close user-agent Wishfolio (+https://wishes.example.org) ' +
        'accept-encoding gzip, br accept text/html,application/xhtml+xml',
    )
  expect(asked).toHaveLength(2)
})

test('pages in gzip and Brotli are read', async () => {
  const { ask } = await served(({ url }, response) => {
    const brotli = url === '/br'
    response.setHeader('content-encoding', brotli ? 'br' : 'gzip')
    response.end((brotli ? brotliCompressSync : gzipSync)('Kite'))
  })
  for (const path of ['br', 'gzip'])
    expect((await ask(`http://shop.example.com/${path}`, 'page')).bytes.toString()).toBe('Kite')
})

test('a host that resolves to a public address first and to loopback then is asked at the first one', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']]
  let resolved = 0
  const { ask, refusal, connections } = await served((_, response) => response.end('Kite'), {
    resolve: async () => answers[resolved++] ?? [],
  })
  expect((await ask('http://shop.example.com/', 'page')).bytes.toString()).toBe('Kite')
  expect(resolved).toBe(1)
  expect(await refusal('http://shop.example.com/')).toBe('address')
  expect(connections).toEqual([[PUBLIC]])
})

test.each([
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '100.64.0.1',
  'fd00::1',
  '169.254.169.254',
  OURS,
  '93.184.217.1',
])('a host of which one answer is %s is not asked', async (address) => {
  const { refusal, connections } = shops(1, { resolve: async () => [PUBLIC, address] })
  expect(await refusal('http://shop.example.com/')).toBe('address')
  expect(connections).toEqual([])
})

test.each([
  'http://127.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  '//localhost/',
  'http://shop.example.com:6379/',
  'http://a:b@shop.example.com/',
  'https://wishes.example.org/',
  'file:///etc/passwd',
  'http://inner.example.com/',
])('a redirect to %s is not followed', async (location) => {
  const { refusal, connections } = await served(
    (_, response) => response.writeHead(302, { location }).end(),
    { resolve: async (host) => [host.startsWith('inner') ? '10.0.0.1' : PUBLIC] },
  )
  expect(await refusal('http://shop.example.com/')).toBe('address')
  expect(connections).toHaveLength(1)
})

test('three redirects are followed, a fourth is not', async () => {
  const { ask, refusal } = await served(({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) response.end('Kite')
    else response.writeHead(301, { location: `/${left - 1}` }).end()
  })
  expect((await ask('http://shop.example.com/3', 'page')).url).toBe('http://shop.example.com/0')
  expect(await refusal('http://shop.example.com/4')).toBe('too_many_redirects')
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a bomb of %s is left before it fills the memory', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(100_000_000))
  const { refusal } = await served((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bomb)
  })
  const before = process.memoryUsage().rss
  expect(await refusal('http://shop.example.com/')).toBe('too_large')
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
})

test('compression upon compression is refused', async () => {
  const { refusal } = await served((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync('Kite')))
  })
  expect(await refusal('http://shop.example.com/')).toBe('broken')
})

test('an endless page is left at its limit, and one that says its length is not begun; its host does not rest', async () => {
  const asked: unknown[] = []
  const { refusal } = await served(({ url }, response) => {
    asked.push(url)
    if (url === '/said') response.writeHead(200, { 'content-length': '6000001' }).flushHeaders()
    else {
      const pour = () => {
        while (response.write(Buffer.alloc(50_000, 'a')));
      }
      response.on('drain', pour).on('error', () => {})
      pour()
    }
  })
  expect(await refusal('http://shop.example.com/endless')).toBe('too_large')
  expect(await refusal('http://other.example.com/said', 'picture')).toBe('too_large')
  expect(await refusal('http://shop.example.com/other')).toBe('too_large')
  expect(asked).toEqual(['/endless', '/said', '/other'])
})

test.each([
  ['bytes come one by one', 'HTTP/1.1 200 OK\r\n\r\n<'],
  ['the head never ends', 'HTTP/1.1 200 OK\r\n'],
  ['nothing is said', ''],
])('where %s, the time ends it', async (_, begin) => {
  const server = createSocketServer((socket) => {
    const drip = setInterval(() => socket.write(begin.endsWith('<') ? 'a' : begin && 'X-A: b\r\n'), 10)
    socket.on('error', () => {}).on('close', () => clearInterval(drip))
    socket.write(begin)
  })
  const { refusal } = shops(await portOf(server), { timeLimitMs: 300 })
  expect(await refusal('http://shop.example.com/')).toBe('too_slow')
})

test('a page and its picture have one time together; where it ends at the picture, no host rests', async () => {
  const { visit, refusal } = await served(({ url }, response) => url !== '/slow' && response.end('Kite'), {
    timeLimitMs: 200,
  })
  const answers = await visit(async (ask) => {
    await ask('http://shop.example.com/', 'page')
    const pictures = ['http://shop.example.com/slow', 'http://other.example.com/']
    const codes: string[] = []
    for (const url of pictures) await ask(url, 'picture').catch(({ code }: AskRefused) => codes.push(code))
    return codes
  })
  expect(answers).toEqual(['too_slow', 'too_slow'])
  for (const host of ['shop', 'other']) expect(await refusal(`http://${host}.example.com/`)).toBe('answered')
})

test('names that are not resolved in time are given up', async () => {
  const { refusal } = shops(1, { timeLimitMs: 50, resolve: () => new Promise(() => {}) })
  expect(await refusal('http://shop.example.com/')).toBe('too_slow')
})

test.each([
  ['less than its length', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nKite'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nKite'],
  ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nKite'],
  ['a chunk of no length', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nKite'],
  ['half of its gzip', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x1f'],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['a redirect to nowhere', 'HTTP/1.1 302 Found\r\nLocation: http://[/\r\nContent-Length: 0\r\n\r\n'],
  ['a head without an end', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
])('an answer with %s is broken', async (_, bytes) => {
  const { refusal } = await saying(bytes)
  expect(await refusal('http://shop.example.com/')).toBe('broken')
})

test('TLS is asked for a certificate of the very host that is trusted and has not ended', async () => {
  const port = async (ours: string) =>
    portOf(createTlsServer({ key, cert: ours }, (_, response) => response.end('Kite')))
  const [good, old] = [await port(cert), await port(expired)]
  expect(await shops(good, { ca: cert }).refusal('https://shop.example.com/')).toBe('answered')
  expect(await shops(good, { ca: cert }).refusal('https://other.example.com/')).toBe('untrusted')
  expect(await shops(good).refusal('https://shop.example.com/')).toBe('untrusted')
  expect(await shops(old, { ca: expired }).refusal('https://shop.example.com/')).toBe('untrusted')
  const plain = await portOf(createServer((_, response) => response.end('Kite')))
  expect(await shops(plain, { ca: cert }).refusal('https://shop.example.com/')).toBe('unreachable')
})

test('a host that failed rests for fifteen minutes, others do not, nor one that has no such page', async () => {
  let requests = 0
  const { refusal } = await served(({ headers }, response) => {
    requests += 1
    response.writeHead(headers.host?.startsWith('shop') ? 403 : 404).end()
  })
  expect(await refusal('http://shop.example.com/')).toBe('turned_away')
  expect(await refusal('http://shop.example.com/other')).toBe('turned_away')
  expect(await refusal('http://other.example.com/')).toBe('not_found')
  expect(await refusal('http://other.example.com/')).toBe('not_found')
  expect(requests).toBe(3)
  time.now += 15 * 60_000
  expect(await refusal('http://shop.example.com/')).toBe('turned_away')
})

test('nobody is asked where no one listens or no host is', async () => {
  const port = await portOf(createServer())
  open.splice(0).forEach((server) => server.close())
  expect(await shops(port).refusal('http://shop.example.com/')).toBe('unreachable')
  expect(await shops(1, { resolve: async () => [] }).refusal('http://shop.example.com/')).toBe('unreachable')
})

test('two are asked at once, ten wait, and whoever comes then is told so', async () => {
  let answer = () => {}
  const allowed = new Promise<void>((resolve) => (answer = resolve))
  let running = 0
  let most = 0
  const { refusal } = shops(1, {
    resolve: async () => {
      most = Math.max(most, ++running)
      await allowed
      running -= 1
      return []
    },
  })
  const asked = Array.from({ length: 12 }, (_, at) => refusal(`http://shop${at}.example.com/`))
  expect(await refusal('http://late.example.com/')).toBe('busy')
  answer()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['unreachable']))
  expect(most).toBe(2)
})
