import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createSmtp, smtpProblem } from '#app/server/mail/smtp.ts'
import { makeCertificate } from '#test/programs/certificate.ts'
import { ownFolder } from '#test/own-folder.ts'

const { cert, key } = makeCertificate(ownFolder(afterAll), 'mail.example')
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

async function serve(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    cert,
    key,
    authOptional: true,
    onAuth: (_who, _session, done) => done(new Error('no')),
    onData: (stream, _session, done) => void stream.resume().on('end', done),
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server.server, 'listening')
  return (server.server.address() as AddressInfo).port
}

const silent = createServer(() => {}).listen(0, '127.0.0.1')
await once(silent, 'listening')
closing.push(() => silent.close())
const ports = {
  starttls: await serve({}),
  tls: await serve({ secure: true }),
  plain: await serve({ disabledCommands: ['STARTTLS'] }),
  guarded: await serve({ disabledCommands: ['STARTTLS'], authOptional: false, allowInsecureAuth: true }),
  choosy: await serve({
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('not ours'), { responseCode: 553 })),
  }),
  silent: (silent.address() as AddressInfo).port,
  nobody: 1,
}

async function problemOf(url: string): Promise<string | undefined> {
  const transport = createSmtp({ url, from: 'us@wishes.example', domain: 'wishes.example', timeoutMs: 500 })
  try {
    await transport.send({
      id: '1',
      recipient: 'rosa@example.org',
      subject: 's',
      text: 't',
      html: '',
      headers: {},
    })
    return undefined
  } catch (error) {
    return smtpProblem(error)
  } finally {
    transport.close?.()
  }
}

const UNKNOWN =
  /^SMTP_URL: its certificate is of no authority that this machine knows: .*NODE_EXTRA_CA_CERTS=<file>/

test.each<[string, keyof typeof ports, (port: number) => string, RegExp]>([
  ['signed itself, after STARTTLS', 'starttls', (port) => `smtp://127.0.0.1:${port}`, UNKNOWN],
  ['signed itself, from the start', 'tls', (port) => `smtps://127.0.0.1:${port}`, UNKNOWN],
  [
    'speaks no TLS',
    'plain',
    (port) => `smtps://127.0.0.1:${port}`,
    /no TLS on this port.*smtp:\/\/ begins without/,
  ],
  ['greets over TLS only', 'tls', (port) => `smtp://127.0.0.1:${port}`, /port 465, needs smtps:\/\//],
  ['says nothing', 'silent', (port) => `smtp://127.0.0.1:${port}`, /it does not greet/],
  ['is not there', 'nobody', (port) => `smtp://127.0.0.1:${port}`, /nothing answers there/],
  [
    'refuses the password',
    'guarded',
    (port) => `smtp://u:secret@127.0.0.1:${port}`,
    /refuses user or password.*%40/,
  ],
  ['asks for a password', 'guarded', (port) => `smtp://127.0.0.1:${port}`, /asks for user and password/],
  [
    'refuses the sender',
    'choosy',
    (port) => `smtp://127.0.0.1:${port}`,
    /^MAIL_FROM: it refuses this sender/,
  ],
])('of a mail server that %s the log says why', async (_what, server, url, words) => {
  const problem = await problemOf(url(ports[server]))
  expect(problem).toMatch(words)
  expect(problem).not.toContain('secret')
})

test('a certificate may be left unchecked', async () => {
  expect(await problemOf(`smtp://127.0.0.1:${ports.starttls}?tls.rejectUnauthorized=false`)).toBeUndefined()
})

test('a host that is not there', async () => {
  expect(await problemOf('smtp://nowhere.invalid')).toMatch(/no host of that name|cannot be looked up now/)
})

test('a refusal that is no matter of the configuration has no such words', () => {
  expect(
    smtpProblem(Object.assign(new Error('no'), { responseCode: 550, command: 'RCPT TO' })),
  ).toBeUndefined()
})
