import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLocal, sameSecret } from '#app/server/http/operator/local.ts'
import { plainPage } from '#app/server/http/plain-page.ts'
import { readOutbox } from '#app/server/mail/outbox.ts'
import type { Services } from '#app/server/services.ts'

/** The emails of a server without SMTP, for users of this machine who have the key. */
export function outboxRoutes({ env, outbox }: Pick<Services, 'env' | 'outbox'>) {
  return new Hono().get('/outbox', async (c, next) => {
    if (!outbox || !isLocal(c, env) || !sameSecret(c.req.query('key') ?? '', outbox.key)) return next()
    const mails = await readOutbox(outbox.folder)
    return c.html(
      plainPage(
        'Outbox · Wishfolio',
        html`<h1>Outbox</h1>
          <p>No mail server is set up (SMTP_URL), so mails are kept here. Newest first.</p>
          ${mails.length === 0 ? html`<article>No mail yet.</article>` : ''}
          ${mails.map((mail) => html`<article><pre dir="auto">${linked(readable(mail.source))}</pre></article>`)}`,
      ),
    )
  })
}

function readable(source: string): string {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1] ?? ''
  const part = /Content-Type: text\/plain[^]*?\n\n([^]*?)\n--/i.exec(source)
  const text = (part?.[1] ?? '')
    .replace(/=\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
  return `To: ${header('To')}\nSubject: ${header('Subject')}\n\n${text}`
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
