import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** The letters it took, oldest first. */
  received: { to: string; source: string }[]
  /** The newest letter to an address; waits for the first. */
  letterTo(email: string): Promise<string>
  close(): Promise<void>
}

/** A mail server on this machine, on a free port or on `port`, which refuses some recipients for good. */
export async function startMailServer({
  port = 0,
  refused = [],
}: { port?: number; refused?: readonly string[] } = {}): Promise<MailServer> {
  const received: MailServer['received'] = []
  const awaited = new Map<string, (source: string) => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.includes(address)) return done()
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        const source = Buffer.concat(parts).toString().replaceAll('\r\n', '\n')
        received.push({ to, source })
        awaited.get(to)?.(source)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    letterTo: (email) =>
      new Promise((found) => {
        const newest = received.findLast(({ to }) => to === email)
        if (newest) found(newest.source)
        else awaited.set(email, found)
      }),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
