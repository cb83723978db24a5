import { mkdtempSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { makeCertificate } from '#test/certificate.ts'
import { startProxy } from '#test/proxies.ts'
import { askOverTls } from '#test/tls-client.ts'
import { freePort } from '#test/postgres.ts'
import { account, profile, site, ORIGIN } from './person.ts'
const HOST = 'wishes.example.org'
const o = await account()
const { slug } = await profile(o)
for (const name of ['caddy', 'nginx'] as const) {
  const folder = mkdtempSync('/tmp/attack-proxy-')
  const certificate = makeCertificate(folder, HOST, 'www.' + HOST)
  const port = await freePort()
  const proxy = await startProxy(name, { folder, port, names: [HOST, 'www.' + HOST], certificate, upstream: Number(new URL(site.a).port) })
  const ask = (v: 1 | 2, path: string, o: any = {}) => askOverTls(v, { port, host: o.host ?? HOST, ca: certificate.cert, from: o.from ?? '127.0.2.9' } as any, path, o)
  const seen: string[] = []
  // forged forwarded headers: does a client choose its own address? Wrong links are counted (misses: 200)
  for (const v of [1, 2] as const) {
    let refused = 0
    for (let i = 0; i < 230; i++) {
      const r = await ask(v, `/gift/nobody-23456789abc${'bcdfghjkmnpqrstvwxyz'[i % 20]}`, { from: `127.0.3.${v}`, headers: { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}`, 'true-client-ip': `1.2.3.${i}`, 'cf-connecting-ip': `1.2.3.${i}` } })
      r.stream.resume()
      if (r.status === 429) refused++
      r.close?.()
    }
    seen.push(`forged XFF over H${v}: refused ${refused} of 230 (30 if counted as one)`)
  }
  for (const headers of [
    { 'x-forwarded-host': 'evil.example' }, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'javascript' }, { 'x-forwarded-port': '666' }, { 'x-forwarded-prefix': '//evil.example' }, { 'x-original-url': '/portal' }, { 'x-rewrite-url': '/metrics' }, { forwarded: 'host=evil.example;proto=http' }, { 'x-http-method-override': 'DELETE' }, { connection: 'x-forwarded-for, x-forwarded-proto' }, { te: 'trailers' },
  ] as Record<string, string>[]) for (const v of [1, 2] as const) for (const path of [`/gift/${slug}`, '/portal', `/gift/${slug}/`, '/reset-password']) {
    try {
      const r = await ask(v, path, { headers })
      const body = await text(r.stream)
      const all = JSON.stringify(r.headers) + body
      if (/evil\.example|:666|javascript:|"http:\/\/wishes/.test(all) || r.status >= 500) seen.push(`H${v} ${path} ${JSON.stringify(headers)} -> ${r.status} ${r.headers.location} LEAK`)
      r.close?.()
    } catch (e) { seen.push(`H${v} ${JSON.stringify(headers)} ${(e as Error).message}`) }
  }
  for (const path of ['/metrics', '/outbox', '/outbox?key=x', '/health', '//evil.example/', '/\\evil.example', '/%5cevil.example', '/gift/..%2f..%2fmetrics', '/%2e%2e/metrics', '/.%00/', '/assets/..%2f..%2fpackage.json', '/assets/../../package.json', '/gift/%ff', '/;/metrics', '/metrics/', '/METRICS', '/metrics.data', '/%6detrics']) for (const v of [1, 2] as const) {
    try {
      const r = await ask(v, path)
      const body = await text(r.stream)
      seen.push(`H${v} ${path} ${r.status} ${r.headers.location ?? ''} ${body.length}${/process_cpu|"dependencies"/.test(body) ? ' OPEN!' : ''}`)
      r.close?.()
    } catch (e) { seen.push(`H${v} ${path} ${(e as Error).message}`) }
  }
  // raw over TLS: smuggling
  const raw = (bytes: string) => new Promise<string>((done) => {
    const s = tls.connect({ port, host: '127.0.0.1', servername: HOST, ca: certificate.cert, localAddress: '127.0.4.4' }, () => s.write(bytes))
    let got = ''
    s.setEncoding('utf8').on('data', (d) => (got += d)).on('error', (e) => done(got + e.message)).on('close', () => done(got))
    setTimeout(() => s.destroy(), 1500)
  })
  const H = `Host: ${HOST}\r\n`
  const tries: Record<string, string> = {
    'CL.TE': `POST /signin HTTP/1.1\r\n${H}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
    'TE.TE': `POST /signin HTTP/1.1\r\n${H}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n${H}\r\n`,
    'TE space': `POST /signin HTTP/1.1\r\n${H}Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
    'two CL': `POST /signin HTTP/1.1\r\n${H}Content-Length: 0\r\nContent-Length: 40\r\n\r\nGET /metrics HTTP/1.1\r\n${H}\r\n`,
    'two hosts': `GET /gift/${slug} HTTP/1.1\r\n${H}Host: evil.example\r\n\r\n`,
    'absolute': `GET https://evil.example/gift/${slug} HTTP/1.1\r\n${H}\r\n`,
    'absolute other': `GET http://127.0.0.1/metrics HTTP/1.1\r\n${H}\r\n`,
    'upgrade h2c': `GET /metrics HTTP/1.1\r\n${H}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    'bare LF': `GET /gift/${slug} HTTP/1.1\n${H}\n`,
    'folded': `GET /gift/${slug} HTTP/1.1\r\n${H}X-A: 1\r\n X-Forwarded-For: 9.9.9.9\r\n\r\n`,
    'connection drops xff': `GET /gift/nobody-23456789abcd HTTP/1.1\r\n${H}Connection: close, X-Forwarded-For, X-Forwarded-Proto, X-Forwarded-Host, Host\r\n\r\n`,
  }
  for (const [k, v] of Object.entries(tries)) { const got = await raw(v); seen.push(`${k}: ${[...got.matchAll(/HTTP\/1\.[01] \d+[^\r]*/g)].map((m) => m[0]).join(' | ')} ${/evil\.example/.test(got) ? 'EVIL' : ''}${/process_cpu/.test(got) ? 'METRICS' : ''}`) }
  console.log(`== ${name}\n` + seen.join('\n'))
  await proxy.close()
}
process.exit(0)
