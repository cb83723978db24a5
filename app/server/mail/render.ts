import { msg } from '@lingui/core/macro'
import { html } from 'hono/html'
import { wordsOf } from '#app/copy/emails.ts'
import type { Email } from '#app/domain/mails/email.ts'
import { directionOf } from '#app/domain/languages.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { DARK, LIGHT } from '#app/domain/palette.ts'
import type { EmailContent } from '#app/server/mail/port.ts'

/** What any mail program shows as a line of its own. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
const UNSUBSCRIBE = msg`No more of these mails`

/** An email as it is sent. One that can be unsubscribed from says so in its headers (RFC 8058) and at its end. */
export async function renderEmail(email: Email, language: string): Promise<EmailContent> {
  const said = wordsIn(language)
  const {
    subject,
    greeting,
    paragraphs,
    words = '',
    action,
    moreActions = [],
    footnote,
  } = wordsOf(email, said)
  const lines = words.split(LINE_END).filter((line) => line.trim() !== '')
  const unsubscribe = 'unsubscribe' in email ? email.unsubscribe : undefined
  return {
    subject,
    headers:
      unsubscribe === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    text:
      [
        greeting,
        ...paragraphs,
        ...(lines.length > 0 ? [lines.map((line) => `> ${line}`).join('\n')] : []),
        ...[action, ...moreActions].map(({ label, link }) => said._(msg`${{ label }}: ${{ link }}`)),
        footnote,
        ...(unsubscribe === undefined
          ? []
          : [said._(msg`${{ label: said._(UNSUBSCRIBE) }}: ${{ link: unsubscribe }}`)]),
        'Wishfolio',
      ].join('\n\n') + '\n',
    html: String(
      await html`<!doctype html>
        <html lang="${said.locale}" dir="${directionOf(said.locale)}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="color-scheme" content="light dark" />
            <title>${subject}</title>
            <style>
              body {
                margin: 0;
                background: ${LIGHT.paper};
                color: ${LIGHT.ink};
                font:
                  17px/1.55 Verdana,
                  Arial,
                  sans-serif;
              }
              .tag {
                max-width: 30em;
                margin: 0 auto;
                padding: 2.2em 1.6em;
                background: ${LIGHT.card};
                border-radius: 14px;
              }
              h1 {
                font:
                  700 1.5em/1.2 Georgia,
                  serif;
                margin: 0 0 0.6em;
              }
              .action {
                display: inline-block;
                padding: 0.8em 1.4em;
                border-radius: 999px;
                background: ${LIGHT['ribbon-fill']};
                color: ${LIGHT['on-ribbon']} !important;
                font-weight: 700;
                text-decoration: none;
              }
              .more {
                color: ${LIGHT.ribbon};
              }
              blockquote {
                margin: 0;
                padding-inline-start: 1em;
                border-inline-start: 3px solid ${LIGHT['card-edge']};
              }
              .small {
                font-size: 0.85em;
                color: ${LIGHT['ink-soft']};
                overflow-wrap: anywhere;
              }
              @media (prefers-color-scheme: dark) {
                body {
                  background: ${DARK.paper};
                  color: ${DARK.ink};
                }
                .tag {
                  background: ${DARK.card};
                }
                .action {
                  background: ${DARK['ribbon-fill']};
                  color: ${DARK['on-ribbon']} !important;
                }
                .more {
                  color: ${DARK.ribbon};
                }
                .small {
                  color: ${DARK['ink-soft']};
                }
              }
            </style>
          </head>
          <body>
            <div style="padding: 1.5em 0.8em">
              <div class="tag">
                <h1>${greeting}</h1>
                ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
                ${lines.length > 0 ? html`<blockquote>${lines.map((line) => html`<p dir="auto">${line}</p>`)}</blockquote>` : ''}
                <p style="margin: 1.6em 0"><a class="action" href="${action.link}">${action.label}</a></p>
                <p class="small">${action.link}</p>
                ${moreActions.map(({ label, link }) => html`<p><a class="more" href="${link}">${label}</a></p>`)}
                <p class="small">${footnote}</p>
                ${
                  unsubscribe === undefined
                    ? ''
                    : html`<p class="small">
                        <a class="more" href="${unsubscribe}">${said._(UNSUBSCRIBE)}</a>
                      </p>`
                }
                <p class="small">Wishfolio</p>
              </div>
            </div>
          </body>
        </html>`,
    ),
  }
}
