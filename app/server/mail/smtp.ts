import { createTransport } from 'nodemailer'
import type { MailTransport } from '#app/server/mail/port.ts'

/** Sends through a real mail server. The id makes the Message-ID, so a repeated sending can be told as one mail. */
export function createSmtp(config: { url: string; from: string; domain: string }): MailTransport {
  const transport = createTransport(config.url, { from: config.from })
  return {
    async send({ id, recipient, ...content }) {
      await transport.sendMail({
        ...content,
        to: { name: '', address: recipient },
        messageId: `<${id}@${config.domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
