import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { isLoopback } from '#app/server/env.ts'
import { plainPage } from '#app/server/http/plain-page.ts'
import { readOutbox } from '#app/server/mail/outbox.ts'
import type { Services } from '#app/server/services.ts'

/** The mails of a server without a mail server, for whoever sits at this machine and has the key. */
export function outboxRoutes({ env, outbox }: Pick<Services, 'env' | 'outbox'>) {
  return new Hono().get('/outbox', async (c, next) => {
    if (!outbox || !isLocal(c, env) || !sameKey(c.req.query('key') ?? '', outbox.key)) return next()
    const mails = await readOutbox(outbox.folder)
    return c.html(
      plainPage(
        'Outbox · Wishfolio',
        html`<h1>Outbox</h1>
          <p>No mail server is set up (SMTP_URL), so mails are kept here. Newest first.</p>
          ${mails.length === 0 ? html`<article>No mail yet.</article>` : ''}
          ${mails.map((mail) => html`<article><pre>${linked(readable(mail.source))}</pre></article>`)}`,
      ),
    )
  })
}

/** The contract's rule: not public, a loopback peer, a loopback Host and nothing that forwards. */
function isLocal(c: Context, env: Pick<Services['env'], 'isPublic'>): boolean {
  const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/
  const forwarded = Object.keys(c.req.header()).some((name) => forwarding.test(name))
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return !env.isPublic && !forwarded && isLoopback(host) && isLoopback(getConnInfo(c).remote.address ?? '')
}

function sameKey(given: string, key: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === key.length && timingSafeEqual(bytes, Buffer.from(key))
}

/** Recipient, subject and the plain-text part, decoded. */
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
