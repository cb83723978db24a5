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
            background: light-dark(#e3d4b8, #21151a);
            color: light-dark(#2e1930, #f8e9d6);
          }
          main {
            max-width: 30rem;
            margin: 4rem auto;
            padding: 2rem 1.5rem;
            border-radius: 0.5rem;
            background: light-dark(#fcf8ee, #412c2b);
          }
          h1 {
            margin: 0;
            font:
              700 1.5rem Georgia,
              serif;
          }
          a {
            color: light-dark(#a90d42, #ff7e9d);
            font-weight: 700;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Wishfolio</h1>
          <p>${words}</p>
          <p><a href="/">Back to Home</a></p>
        </main>
      </body>
    </html>`
}
