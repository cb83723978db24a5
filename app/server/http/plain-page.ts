import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { html } from 'hono/html'
import { directionOf, SOURCE_LANGUAGE } from '#app/domain/languages.ts'
import { wordsIn } from '#app/server/request/words.ts'
import { DARK, LIGHT } from '#app/domain/palette.ts'

export function plainPage(title: string, content: ReturnType<typeof html>, language = SOURCE_LANGUAGE) {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          :root {
            color-scheme: light dark;
            --paper: ${LIGHT.paper};
            --card: ${LIGHT.card};
            --edge: ${LIGHT['card-edge']};
            --ink: ${LIGHT.ink};
            --ribbon: ${LIGHT.ribbon};
            font:
              1.0625rem/1.55 system-ui,
              sans-serif;
          }
          @media (prefers-color-scheme: dark) {
            :root {
              --paper: ${DARK.paper};
              --card: ${DARK.card};
              --edge: ${DARK['card-edge']};
              --ink: ${DARK.ink};
              --ribbon: ${DARK.ribbon};
            }
          }
          body {
            max-width: 44rem;
            margin: 0 auto;
            padding: clamp(1.5rem, 6vw, 4rem) 1rem;
            background: var(--paper);
            color: var(--ink);
            overflow-wrap: anywhere;
          }
          h1 {
            margin: 0;
            font-family: Besley, Rockwell, Georgia, serif;
            line-height: 1.25;
          }
          article {
            margin-block: 1.25rem;
            padding: clamp(1rem, 4vw, 1.75rem);
            border-radius: 0.5rem;
            background: var(--card);
            box-shadow: 0 1px 2px var(--edge);
          }
          a {
            padding-block: 0.5rem;
            color: var(--ribbon);
            font-weight: 600;
            text-underline-offset: 0.2em;
          }
          :focus-visible {
            outline: 3px solid var(--ink);
            outline-offset: 3px;
          }
          pre {
            margin: 0;
            font: inherit;
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

/** An error where no page of React's can be, in the visitor's language. */
export function errorPage(language: string, message: MessageDescriptor) {
  const words = wordsIn(language)
  return plainPage(
    'Wishfolio',
    html`<article>
      <h1>Wishfolio</h1>
      <p>${words._(message)}</p>
      <p><a href="/">${words._(msg`Back to Home`)}</a></p>
    </article>`,
    language,
  )
}
