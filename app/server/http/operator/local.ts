import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Env } from '#app/server/start-up/env.ts'
import { isLoopback } from '#app/server/start-up/address-problem.ts'
import type { Services } from '#app/server/services.ts'
import { html } from 'hono/html'
import { plainPage } from '#app/server/http/plain-page.ts'
import { readOutbox } from '#app/server/mail/outbox.ts'
import { subjectOf, textOf } from '#app/server/mail/readable-email.ts'

const FORWARDING =
  /^(forwarded|via|x-real-ip|x-forwarded(-.+)?|x-original-.+|x-envoy-.+|(x-|cf-|true-|fly-|fastly-|x-cluster-)?(client|connecting)-ip)$/

/** Whether a request comes from this machine: loopback peer and Host, nothing forwarded, the server not public. */
function isLocal(c: Context, env: Pick<Env, 'isPublic'>): boolean {
  const forwarded = Object.keys(c.req.header()).some((name) => FORWARDING.test(name))
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return !env.isPublic && !forwarded && isLoopback(host) && isLoopback(getConnInfo(c).remote.address ?? '')
}

function sameSecret(given: string, secret: string): boolean {
  const bytes = Buffer.from(given)
  const right = Buffer.from(secret)
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}

export function metricsRoutes({ env, metrics }: Pick<Services, 'env' | 'metrics'>) {
  return new Hono().get('/metrics', async (c, next) => {
    if (env.METRICS_TOKEN) {
      const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (!sameSecret(given, env.METRICS_TOKEN)) return c.text('', 401, { 'WWW-Authenticate': 'Bearer' })
    } else if (!isLocal(c, env)) return next()
    const { type, text } = await metrics.page()
    return c.text(text, 200, { 'Content-Type': type })
  })
}

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
  const to = /^To: (.*)$/im.exec(source)?.[1] ?? ''
  return `To: ${to}\nSubject: ${subjectOf(source)}\n\n${textOf(source)}`
}

function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
