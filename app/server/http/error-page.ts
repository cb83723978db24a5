import { html } from 'hono/html'
import { plainPage } from '#app/server/http/plain-page.ts'

/** A page for what is refused before our screens are reached: why, and a way out. */
export function errorPage(words: string) {
  return plainPage(
    'Wishfolio',
    html`<article>
      <h1>Wishfolio</h1>
      <p>${words}</p>
      <p><a href="/">Back to Home</a></p>
    </article>`,
  )
}
