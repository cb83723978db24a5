import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isWrite, nonceContext } from '#app/server/request/request-context.ts'
import { describe } from '#app/server/log/log.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'

/** A page, or the data of one, of many times that length costs as much as so many. */
const USUAL_LENGTH = { page: 100_000, data: 20_000 }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // `compress` sets it only on bodies.
  headers.set('Vary', 'Accept-Encoding')
  const nonce = context.get(nonceContext)
  servicesOf(context).metrics.rendered()
  const body = new PassThrough()
  await new Promise<void>((ready, failed) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} nonce={nonce} />,
      {
        nonce,
        // No page defers data, so the whole page is ready at once.
        onAllReady() {
          pipe(body)
          ready()
        },
        onShellError: failed,
        onError: failed,
      },
    )
  })
  const page = await text(body)
  countLength(context, request, page.length / USUAL_LENGTH.page)
  return new Response(page, { headers, status })
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  if (!response.body) return response
  const pageData = await response.arrayBuffer()
  countLength(context, request, pageData.byteLength / USUAL_LENGTH.data)
  return new Response(pageData, response)
}

/** Counts what is so many times as long as others; it was counted once before. */
function countLength(context: Readonly<RouterContextProvider>, request: Request, times: number): void {
  const kind = isWrite(request) ? 'forms' : 'pages'
  servicesOf(context).countView(clientOf(context), kind, Math.floor(times))
}

/** Logs an unexpected error once, without personal data. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  servicesOf(context).log.error(describe(error), 'page failed')
}
