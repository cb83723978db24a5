import { createTransport } from 'nodemailer'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'

/** How long reaching a mail server may take, and its greeting; for each further answer it has twice that. */
const PATIENCE_MS = 10_000

/** Sends through a real mail server. The id makes the Message-ID, so a repeated sending can be told as one mail. */
export function createSmtp(config: {
  url: string
  from: string
  domain: string
  patienceMs?: number
}): MailTransport {
  const patience = config.patienceMs ?? PATIENCE_MS
  const transport = createTransport(
    { url: config.url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 2 * patience },
    { from: config.from },
  )
  return {
    async send({ id, recipient, ...content }) {
      const sending = transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@${config.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sending.catch((error: unknown) => {
        throw refusalOf(error)
      })
    },
  }
}

/** What is about this mail alone; anything else is about us or the server, such as a wrong password. */
function refusalOf(error: unknown): unknown {
  const { command, responseCode, timeoutType } = error as Refusal
  // It had greeted us: looking the recipient up elsewhere, say, takes it too long.
  if (timeoutType === 'SOCKET_TIMEOUT') return new MailPutOff('silence', { cause: error })
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  // With 421 the server takes its leave of everybody.
  if (!ofThisMail || responseCode === undefined || responseCode === 421) return error
  return responseCode >= 500
    ? new MailUndeliverable('refused', { cause: error })
    : new MailPutOff('put off', { cause: error })
}

interface Refusal {
  command?: string
  responseCode?: number
  timeoutType?: string
}
