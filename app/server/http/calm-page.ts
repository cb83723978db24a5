import { html } from 'hono/html'

/** A page for what is refused before our screens are reached: why, and a way out. */
export function calmPage(words: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Wishfolio</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          :root {
            color-scheme: light dark;
            font:
              1.1rem/1.5 system-ui,
              sans-serif;
          }
          body {
            max-width: 34rem;
            margin: 4rem auto;
            padding: 0 1rem;
          }
          a {
            color: inherit;
          }
        </style>
      </head>
      <body>
        <main>
          <p>${words}</p>
          <p><a href="/">Back to Home</a></p>
        </main>
      </body>
    </html>`
}
