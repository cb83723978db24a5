import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from '#test/programs/certificate.ts'
import { HttpVisitor } from '#test/http-visitor.ts'
import { PASSWORD } from '#test/make.ts'
import { type PostgresServer, startPostgres } from '#test/programs/postgres.ts'
import { refusedStart, startServer } from '#test/programs/server-process.ts'

let folder: string
let certificate: Certificate
let postgres: PostgresServer
let mailServer: SMTPServer
let received: string[]
let env: Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wishfolio-encrypted-'))
  certificate = makeCertificate(folder, 'localhost', '127.0.0.1')
  postgres = await startPostgres(certificate)
  received = []
  mailServer = new SMTPServer({
    cert: certificate.cert,
    key: certificate.key,
    authOptional: true,
    closeTimeout: 100,
    onMailFrom: (_from, { secure }, done) => done(secure ? null : new Error('not encrypted')),
    onData: (stream, { envelope }, done) =>
      void stream.resume().on('end', () => {
        received.push(envelope.rcptTo[0]?.address ?? '')
        done()
      }),
  })
  mailServer.on('error', () => {})
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  env = {
    DATA_DIR: join(folder, 'data'),
    AUTH_SECRET: 's'.repeat(32),
    SMTP_URL: `smtp://localhost:${(mailServer.server.address() as AddressInfo).port}`,
    DATABASE_URL: `${postgres.url}?sslmode=verify-full`,
  }
})
afterAll(async () => {
  mailServer.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Signs somebody up at a server with this configuration, which is to print or do what is waited for. */
async function signUp(given: Record<string, string>, email: string, isDone: (output: string) => boolean) {
  const server = await startServer(given)
  try {
    await new HttpVisitor(() => server.url).post('/signup', { email, password: PASSWORD })
    await expect.poll(() => isDone(server.output())).toBe(true)
  } finally {
    await server.end('SIGTERM')
  }
}

test('without trust in the certificates the start and the log say what to write', async () => {
  const { code, output } = await refusedStart(env)
  expect(code).toBe(1)
  expect(output).toContain('DATABASE_URL: its certificate is of no authority that this machine knows')
  const unchecked = { ...env, DATABASE_URL: `${postgres.url}?sslmode=no-verify` }
  const why = '"why":"SMTP_URL: its certificate is of no authority'
  await signUp(unchecked, 'rosa@example.org', (log) => log.includes(why))
})

test('NODE_EXTRA_CA_CERTS is trusted for the database and for mail', async () => {
  const trusting = { ...env, NODE_EXTRA_CA_CERTS: certificate.certFile }
  await signUp(trusting, 'otto@example.org', () => received.length > 0)
  expect(received).toEqual(['otto@example.org'])
})
