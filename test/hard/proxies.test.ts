import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from '#test/programs/certificate.ts'
import { findShell } from '#test/programs/chromium.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { type MailServer, startMailServer } from '#test/programs/mail-server.ts'
import { makeProfile, type MadeProfile, signedIn } from '#test/make.ts'
import { freePort } from '#test/programs/postgres.ts'
import { findProxy, PROXIES, type ProxyServer, startProxy } from '#test/programs/proxies.ts'
import { type ServerProcess, startServer } from '#test/programs/server-process.ts'
import { type Asking, askOverTls } from '#test/programs/tls-client.ts'
import { ownFolder } from '#test/own-folder.ts'

const OWN = 'wishes.example.org'
const SECOND = 'www.wishes.example.org'
const PAGES_PER_CLIENT = 20
const VERSIONS = [1, 2] as const

describe.each(PROXIES.filter((name) => findProxy(name)))('behind %s', (name) => {
  const folder = ownFolder(afterAll)
  let certificate: Certificate
  let mailServer: MailServer
  let env: Record<string, string>
  let server: ServerProcess
  let proxy: ProxyServer
  let owner: HttpVisitor
  let profile: MadeProfile
  const page = () => `/gift/${profile.slug}`

  beforeAll(async () => {
    certificate = makeCertificate(folder, OWN, SECOND)
    mailServer = await startMailServer()
    const [port, upstream] = [await freePort(), await freePort()]
    env = {
      PORT: String(upstream),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `https://${OWN}:${port}`,
      TRUST_PROXY: '127.0.0.1/32',
      SMTP_URL: mailServer.url,
      SUPPORT_EMAIL: 'help@example.org',
      PAGES_PER_CLIENT: String(PAGES_PER_CLIENT),
    }
    server = await startServer(env)
    proxy = await startProxy(name, { folder, port, names: [OWN, SECOND], certificate, upstream })
    owner = new HttpVisitor(
      () => server.url,
      () => env.PUBLIC_URL ?? '',
    )
    await signedIn({ mails: async () => [await mailServer.emailTo('owner@example.org')] }, owner)
    profile = await makeProfile(owner, { ideas: ['a kite', 'a lamp', 'a drum', 'a hat'] })
  })
  afterAll(async () => {
    await proxy.close()
    await server.end('SIGKILL')
    await mailServer.close()
  })

  /** Each client of its own address, unless one is given. */
  let clients = 0
  const newAddress = () => `127.0.1.${(clients += 1)}`

  async function ask(
    version: 1 | 2,
    path: string,
    { from = newAddress(), host = OWN, ...asking }: Asking & { from?: string; host?: string } = {},
  ) {
    return askOverTls(version, { port: proxy.port, host, ca: certificate.cert, from }, path, asking)
  }

  const form = (idea: string): Asking => ({
    method: 'POST',
    body: new URLSearchParams({ idea: profile.idea(idea) }).toString(),
    headers: {
      origin: env.PUBLIC_URL ?? '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })

  test.each(VERSIONS)('by HTTP/%i a shared page is answered, and an idea taken', async (version) => {
    const answer = await ask(version, page())
    expect(answer.status).toBe(200)
    const idea = version === 1 ? 'a kite' : 'a lamp'
    expect(await text(answer.stream)).toContain(idea)
    const taken = await ask(version, page(), form(idea))
    expect(taken.status).toBe(302)
    expect(taken.headers.location).toMatch(new RegExp(`^/gift/|^${env.PUBLIC_URL}`))
  })

  test('a form under a no-referrer policy is taken, and one of another site is not', async () => {
    const { headers, ...rest } = form('a drum')
    const hidden = await ask(2, page(), { ...rest, headers: { ...headers, origin: 'null' } })
    expect(hidden.status).toBe(302)
    const foreign = { ...headers, origin: 'null', 'sec-fetch-site': 'cross-site' }
    expect((await ask(2, page(), { ...rest, headers: foreign })).status).toBe(403)
  })

  test.each(VERSIONS)('by HTTP/%i a live stream comes as it is sent', async (version) => {
    const { slug, idea } = await makeProfile(owner)
    const stream = await ask(version, `/gift/${slug}/live`)
    expect(stream.status).toBe(200)
    let came = ''
    stream.stream.setEncoding('utf8').on('data', (part: string) => (came += part))
    await expect.poll(() => came).toContain('event: open')
    const began = performance.now()
    await new HttpVisitor(
      () => server.url,
      () => env.PUBLIC_URL ?? '',
    ).post(`/gift/${slug}`, { idea: idea('a kite') })
    await expect.poll(() => came, { interval: 5 }).toContain('event: changed')
    expect(performance.now() - began).toBeLessThan(2_000)
    stream.close()
  })

  test('pages are compressed once, by the server', async () => {
    const answer = await ask(2, page(), { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    answer.close()
  })

  test.each(VERSIONS)(
    'by HTTP/%i bodies of two megabytes and of more than the form takes are refused',
    async (version) => {
      const { headers, method } = form('a hat')
      const body = Buffer.alloc(2 * 1024 * 1024, 'a')
      // A proxy may close the connection under a client that still sends.
      const large = await ask(version, page(), { method, headers, body }).catch(() => ({ status: 'closed' }))
      expect([413, 'closed']).toContain(large.status)
      const own = await ask(version, page(), { method, headers, body: 'a'.repeat(40 * 1024) })
      expect(own.status).toBe(413)
      own.close()
      expect((await ask(version, page())).status).toBe(200)
    },
  )

  test('limits count each client by its address, whatever it writes into X-Forwarded-For', async () => {
    const [greedy, other] = [newAddress(), newAddress()]
    const statuses: number[] = []
    for (let asked = 0; asked <= PAGES_PER_CLIENT; asked++) {
      const answer = await ask(2, '/signin', {
        from: greedy,
        headers: { 'x-forwarded-for': `198.51.100.${asked}` },
      })
      statuses.push(answer.status)
      answer.close()
    }
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: PAGES_PER_CLIENT }, () => 200))
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(2, '/signin', { from: other })).status).toBe(200)
  })

  test('a second name that the proxy passes on leads to PUBLIC_URL, and its forms are refused', async () => {
    const led = await ask(2, `${page()}?show=free`, { host: SECOND })
    expect([led.status, led.headers.location]).toEqual([302, `${env.PUBLIC_URL}${page()}?show=free`])
    const { headers, ...rest } = form('a hat')
    const posted = { ...rest, headers: { ...headers, origin: `https://${SECOND}:${proxy.port}` } }
    expect((await ask(2, page(), { ...posted, host: SECOND })).status).toBe(403)
    expect(server.output()).toContain(`"host":"${SECOND}`)
  })

  test('a name that the proxy does not know gets nothing of ours', async () => {
    const unknown = ask(1, page(), { host: 'evil.example' })
    await expect(unknown).rejects.toThrow(/alert|SSL|handshake|ECONNRESET|socket hang up/i)
    const disguised = await ask(1, page(), { headers: { host: 'evil.example' } })
    expect(await text(disguised.stream)).not.toContain('a kite')
  })

  test('nothing for this machine alone is shown', async () => {
    for (const path of ['/metrics', '/outbox']) expect((await ask(2, path)).status).toBe(404)
  })

  test('while the server restarts Caddy holds requests back, and nginx says 502 until it is there', async () => {
    const statuses: number[] = []
    const asking = new AbortController()
    const visitors = Array.from({ length: 4 }, async () => {
      while (!asking.signal.aborted) {
        const answer = await ask(2, page(), { from: '127.0.2.1' })
        await text(answer.stream)
        statuses.push(answer.status)
        await new Promise((next) => setTimeout(next, 50))
      }
    })
    await expect.poll(() => statuses.length).toBeGreaterThan(8)
    await server.end('SIGTERM')
    server = await startServer(env)
    const before = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 8)
    asking.abort()
    await Promise.all(visitors)
    // nginx has no wait between tries: it answers what comes in these seconds.
    const expected = name === 'nginx' ? [200, 502] : [200]
    expect(statuses.filter((status) => !expected.includes(status))).toEqual([])
    expect(statuses.slice(-4)).toEqual([200, 200, 200, 200])
  })

  const shell = findShell()
  test.runIf(shell).each([
    ['HTTP/2', 9, []],
    ['HTTP/1.1', 7, ['--disable-http2', '--disable-quic']],
  ])('by %s %i windows of one browser are all live', async (_version, count, args) => {
    const { slug, idea } = await makeProfile(owner)
    const browser = await chromium.launch({
      executablePath: shell as string,
      args: [`--host-resolver-rules=MAP ${OWN} 127.0.0.1`, ...args],
    })
    const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' })
    try {
      const windows = await Promise.all(Array.from({ length: count }, () => context.newPage()))
      for (const one of windows) await one.goto(`${env.PUBLIC_URL}/gift/${slug}`, { timeout: 15_000 })
      await new HttpVisitor(
        () => server.url,
        () => env.PUBLIC_URL ?? '',
      ).post(`/gift/${slug}`, { idea: idea('a kite') })
      for (const one of windows) {
        const shown = () => one.getByRole('button', { name: 'Taken', exact: true }).count()
        await expect.poll(shown, { timeout: 15_000 }).toBe(1)
      }
    } finally {
      await browser.close()
    }
  })
})
