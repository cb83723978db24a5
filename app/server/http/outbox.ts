import { Hono } from 'hono'
import { html } from 'hono/html'
import { isLocal, sameSecret } from '#app/server/http/local.ts'
import { readOutbox } from '#app/server/mail/outbox.ts'
import type { Services } from '#app/server/services.ts'

/** The mails of a server without a mail server, for whoever sits at this machine and has the key. */
export function outboxRoutes({ env, outbox }: Pick<Services, 'env' | 'outbox'>) {
  return new Hono().get('/outbox', async (c, next) => {
    if (!outbox || !isLocal(c, env) || !sameSecret(c.req.query('key') ?? '', outbox.key)) return next()
    const mails = await readOutbox(outbox.folder)
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Outbox · Wishfolio</title>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <style>
              :root {
                color-scheme: light dark;
                font:
                  1rem/1.5 system-ui,
                  sans-serif;
              }
              body {
                max-width: 46rem;
                margin: 2rem auto;
                padding: 0 1rem;
              }
              article {
                border-top: 1px solid;
                padding-block: 1rem;
              }
              a {
                color: inherit;
              }
              pre {
                white-space: pre-wrap;
                overflow-wrap: anywhere;
              }
            </style>
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p>No mail server is set up (SMTP_URL), so mails are kept here. Newest first.</p>
              ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
              ${mails.map((mail) => html`<article><pre>${linked(readable(mail.source))}</pre></article>`)}
            </main>
          </body>
        </html>`,
    )
  })
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
