import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  received: { from: string; to: string; source: string; recipients: string[] }[]
  /** The newest email to an address; waits for the first. */
  emailTo(email: string): Promise<string>
  close(): Promise<void>
}

export type MailStep = 'greeting' | 'sender' | 'recipient' | 'message'

/** How a mail server answers an SMTP step of an address: a refusing code, silence, or success. */
export type MailAnswer = (step: MailStep, address: string) => number | 'silence' | undefined

/** A mail server on this machine, on a free port or on `port`; `answer` is called at every step. */
export async function startMailServer({
  port = 0,
  answer = () => undefined,
}: { port?: number; answer?: MailAnswer } = {}): Promise<MailServer> {
  const received: MailServer['received'] = []
  const awaited = new Map<string, (source: string) => void>()
  function reply(step: MailStep, address: string, done: (error?: Error) => void): void {
    const code = answer(step, address)
    if (code === 'silence') return
    if (code === undefined) return done()
    done(Object.assign(new Error('not here, not now'), { responseCode: code }))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // As of a mail server that takes ASCII alone.
    hideSMTPUTF8: true,
    // Does not wait for clients that get no answer.
    closeTimeout: 100,
    onConnect: (_session, done) => reply('greeting', '', done),
    onMailFrom: ({ address }, _session, done) => reply('sender', address, done),
    onRcptTo: ({ address }, _session, done) => reply('recipient', address, done),
    async onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const [to = ''] = recipients
      const source = (await text(stream)).replaceAll('\r\n', '\n')
      reply('message', to, (refused) => {
        if (refused) return done(refused)
        received.push({ from, to, source, recipients })
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
    emailTo: (email) =>
      new Promise((found) => {
        const newest = received.findLast(({ to }) => to === email)
        if (newest) found(newest.source)
        else awaited.set(email, found)
      }),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
