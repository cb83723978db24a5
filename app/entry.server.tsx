import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isWrite, nonceContext } from '#app/server/request/request-context.ts'
import { describe } from '#app/server/log/log.ts'
import { clientOf, servicesOf } from '#app/server/request/viewer.ts'

/** A page of many times that length costs as much as so many pages. */
const USUAL_LENGTH = 100_000

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
  // It was counted once before.
  const kind = isWrite(request) ? 'forms' : 'pages'
  servicesOf(context).countView(clientOf(context), kind, Math.floor(page.length / USUAL_LENGTH))
  return new Response(page, { headers, status })
}

/** Logs an unexpected error once, without personal data. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  servicesOf(context).log.error(describe(error), 'page failed')
}
