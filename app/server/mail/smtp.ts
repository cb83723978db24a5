import { createTransport } from 'nodemailer'
import { type MailTransport, MailUndeliverable } from '#app/server/mail/port.ts'

/** Sends through a real mail server. The id makes the Message-ID, so a repeated sending can be told as one mail. */
export function createSmtp(config: { url: string; from: string; domain: string }): MailTransport {
  const transport = createTransport(config.url, { from: config.from })
  return {
    async send({ id, recipient, ...content }) {
      const sending = transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@${config.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sending.catch((error: unknown) => {
        throw isForGood(error) ? new MailUndeliverable() : error
      })
    },
  }
}

/** The server refused this recipient or this text with a 5xx; refusing us, as with a wrong password, is no such thing. */
function isForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
