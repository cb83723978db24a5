import { createApp } from '#app/server/http/app.ts'
import type { Services } from '#app/server/services.ts'
import { serverBuild } from '#test/server-build.ts'

export const ORIGIN = 'http://localhost:3000'

/** A browser without JavaScript: stores cookies, posts forms, follows no redirects. */
export class Browser {
  readonly #answer: (request: Request) => Promise<Response>
  readonly cookies = new Map<string, string>()

  constructor(answer: (request: Request) => Promise<Response>) {
    this.#answer = answer
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const response = await this.#answer(
      new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init, headers }),
    )
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

  /** Posts a form as from this site. A list posts its name once for each value. */
  post(path: string, fields: Record<string, string | string[]> = {}): Promise<Response> {
    const body = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one)
    }
    return this.request(path, { method: 'POST', body, headers: { Origin: ORIGIN } })
  }
}

/**
 * Opens browsers on the whole server, Hono with every route, built from the sources. They come
 * from one address by default.
 */
export async function openSite(services: Services): Promise<(address?: string) => Browser> {
  const app = createApp(services, await serverBuild())
  return (remoteAddress = '192.0.2.1') =>
    new Browser(async (request) => app.fetch(request, { incoming: { socket: { remoteAddress } } }))
}
