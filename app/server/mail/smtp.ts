import { createTransport } from 'nodemailer'
import { MailPutOff, type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'

/** How long a mail server may be silent, while it is reached and between any two of its answers. */
const PATIENCE_MS = 15_000

/** Sends through a real mail server. The id makes the Message-ID, so a repeated sending can be told as one mail. */
export function createSmtp(config: {
  url: string
  from: string
  domain: string
  patienceMs?: number
}): MailTransport {
  const patience = config.patienceMs ?? PATIENCE_MS
  const transport = createTransport(
    { url: config.url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
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

/** What an answer to the recipient or the text means; anything else is about us or the server, such as a wrong password. */
function refusalOf(error: unknown): unknown {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  const ofThisMail = command === 'RCPT TO' || command === 'DATA'
  // With 421 the server takes its leave of everybody.
  if (!ofThisMail || responseCode === undefined || responseCode === 421) return error
  return responseCode >= 500
    ? new MailUndeliverable('refused', { cause: error })
    : new MailPutOff('put off', { cause: error })
}
