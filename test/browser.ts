export const ORIGIN = 'http://localhost:3000'

export type Fields = Record<string, string | string[]>

/** A browser without JavaScript: stores cookies, posts forms, follows no redirects. */
export class Browser {
  readonly #answer: (request: Request) => Promise<Response>
  readonly #origin: () => string
  readonly cookies = new Map<string, string>()

  /** `answer` takes a request to the site. `origin` is called each time, because a restarted server may have another. */
  constructor(answer: (request: Request) => Promise<Response>, origin = () => ORIGIN) {
    this.#answer = answer
    this.#origin = origin
  }

  /** The same as somebody elsewhere would have it who is signed in to the same account. */
  withCookiesOf({ cookies }: Browser): this {
    for (const [name, value] of cookies) this.cookies.set(name, value)
    return this
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.#answer(this.requestFor(path, init))
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name === undefined || value === undefined) continue
      if (value === '' || /max-age=0\b/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  get(path: string): Promise<Response> {
    return this.request(path)
  }

  post(path: string, fields: Fields = {}): Promise<Response> {
    return this.request(path, this.posting(fields))
  }

  protected requestFor(path: string, init: RequestInit = {}): Request {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    return new Request(new URL(path, this.#origin()), { redirect: 'manual', ...init, headers })
  }

  /** A form as from this site. A list posts its name once for each value. */
  protected posting(fields: Fields): RequestInit {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one)
    }
    return { method: 'POST', body, headers: { Origin: this.#origin() } }
  }
}
