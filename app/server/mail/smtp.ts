import { createTransport } from 'nodemailer'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'
import { connectionProblem } from '#app/server/database/connection-problem.ts'

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

/** What an operator can do about a mail that was not sent; undefined where it is no matter of the configuration. */
export function smtpProblem(error: unknown): string | undefined {
  const { code, command, responseCode, timeoutType } = error as Record<string, unknown>
  if (timeoutType === 'GREETING_TIMEOUT')
    return 'SMTP_URL: it does not greet; a server that speaks TLS from the start, mostly on port 465, needs smtps://'
  if (code === 'EAUTH' || responseCode === 535)
    return 'SMTP_URL: it refuses user or password; characters such as @ / # % in them are written as %40 %2F %23 %25'
  if (responseCode === 530)
    return 'SMTP_URL: it asks for user and password, as in smtp://user:password@host:port'
  if (command === 'MAIL FROM' && Number(responseCode) >= 500)
    return 'MAIL_FROM: it refuses this sender; most servers send for their own domain alone'
  const problem = connectionProblem(error)
  if (problem === undefined) return undefined
  const hint = problem.includes('no TLS') ? '; smtp:// begins without, mostly on port 587 or 25' : ''
  return `SMTP_URL: ${problem}${hint}`
}
