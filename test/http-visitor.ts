import { existsSync } from 'node:fs'
import { readOutbox } from '#app/server/mail/outbox.ts'

/** A visitor of a server process, over real connections: keeps cookies, posts forms, follows nothing by itself. */
export class HttpVisitor {
  readonly #url: () => string
  readonly #cookies = new Map<string, string>()

  /** `url` is asked each time: a server may come back elsewhere. */
  constructor(url: () => string) {
    this.#url = url
  }

  get(path: string): Promise<Response> {
    return this.#request(path, {})
  }

  post(path: string, fields: Record<string, string | string[]> = {}): Promise<Response> {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one)
    }
    return this.#request(path, { method: 'POST', body, headers: { Origin: this.#url() } })
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(new URL(path, this.#url()), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
    return response
  }
}

/** The mails of a server process; its worker may take a moment, so this waits for one that is to come. */
export function mailsIn(outbox: string): () => Promise<string[]> {
  return async () => {
    const until = Date.now() + 10_000
    for (;;) {
      const mails = existsSync(outbox) ? await readOutbox(outbox) : []
      if (mails.length > 0) return mails.map(({ source }) => source)
      if (Date.now() > until) throw new Error(`no mail came to ${outbox}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
