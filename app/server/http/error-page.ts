import { html } from 'hono/html'
import { plainPage } from '#app/server/http/plain-page.ts'

/** A page for requests that are refused before they reach React Router. */
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
