import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { CachedPage } from '#app/server/http/page-cache/key.ts'
import type { Asked, PageCache } from '#app/server/http/page-cache/page-cache.ts'

/** The whole server: what is in memory is sent at once, nothing of the application runs for it. */
export function listenerOf(
  { held, fetch }: PageCache,
  options?: Parameters<typeof getRequestListener>[1],
): RequestListener {
  const pages = new WeakMap<object, CachedPage>()
  const answerOthers = getRequestListener(
    (request, bindings) => fetch(request, bindings, pages.get(bindings.incoming)),
    options,
  )
  return (incoming, outgoing) => {
    const { answer, page } = held(askedBy(incoming))
    if (answer) outgoing.writeHead(answer.status, answer.headers).end(answer.body)
    else {
      if (page) pages.set(incoming, page)
      void answerOthers(incoming, outgoing)
    }
  }
}

function askedBy({ method = '', url = '', headers }: IncomingMessage): Asked {
  return {
    method,
    origin: `http://${headers.host}`,
    address: url,
    cookie: headers.cookie,
    acceptEncoding: headers['accept-encoding'],
    acceptLanguage: headers['accept-language'],
    ifNoneMatch: headers['if-none-match'],
  }
}
