import { type PageCache, toResponse } from '#app/server/http/page-cache/page-cache.ts'

/** Answers requests of an address as the server does, without a connection. */
export function answering(
  { held, fetch }: PageCache,
  remoteAddress: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { origin, pathname, search } = new URL(request.url)
    const { answer, page } = held({
      method: request.method,
      origin,
      address: pathname + search,
      cookie: request.headers.get('cookie') ?? undefined,
      acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
      ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    })
    return answer ? toResponse(answer) : fetch(request, { incoming: { socket: { remoteAddress } } }, page)
  }
}
