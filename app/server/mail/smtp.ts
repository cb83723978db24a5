import { createTransport } from 'nodemailer'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'

/** Timeout of connection and greeting; each further answer may take twice as long. */
const TIMEOUT_MS = 10_000
const IDLE_MS = 10_000
const CONNECTIONS = 4

/** Sends through a mail server, over a few connections that are kept for the next mails. The id makes the Message-ID, so that a repeated email can be recognised. */
export function createSmtp(config: {
  url: string
  from: string
  domain: string
  timeoutMs?: number
}): MailTransport {
  const timeout = config.timeoutMs ?? TIMEOUT_MS
  const transport = createTransport(
    {
      url: config.url,
      pool: true,
      maxConnections: CONNECTIONS,
      idleTimeout: IDLE_MS,
      // Once, over another connection, when the server closed one that was idle; the queue does the rest.
      maxRequeues: 1,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: 2 * timeout,
    },
    { from: config.from },
  )
  return {
    atOnce: CONNECTIONS,
    async send({ id, recipient, ...content }) {
      const sending = transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@${config.domain}>`,
        headers: { ...content.headers, 'Auto-Submitted': 'auto-generated' },
      })
      await sending.catch((error: unknown) => {
        throw refusalOf(error)
      })
    },
    close: () => transport.close(),
  }
}

/** Separates failures of this email from those of the server or our configuration, such as a wrong password. */
function refusalOf(error: unknown): unknown {
  const { command, responseCode, timeoutType } = error as Refusal
  // The server greeted us: looking up the recipient, say, takes too long.
  if (timeoutType === 'SOCKET_TIMEOUT') return new MailPutOff('silence', { cause: error })
  const ofThisEmail = command === 'RCPT TO' || command === 'DATA'
  // With 421 the server closes for every client.
  if (!ofThisEmail || responseCode === undefined || responseCode === 421) return error
  return responseCode >= 500
    ? new MailUndeliverable('refused', { cause: error })
    : new MailPutOff('put off', { cause: error })
}

interface Refusal {
  command?: string
  responseCode?: number
  timeoutType?: string
}
