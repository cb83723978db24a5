import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { I18nProvider } from '@lingui/react'
import { cataloguesOf } from '#app/server/http/catalogue-files.ts'
import { isWrite, languageContext, nonceContext } from '#app/server/request/request-context.ts'
import { wordsIn } from '#app/server/request/words.ts'
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
  headers.set('Vary', 'Accept-Encoding, Accept-Language, Cookie')
  const language = context.get(languageContext)
  headers.set('Content-Language', language)
  const nonce = context.get(nonceContext)
  servicesOf(context).metrics.rendered()
  const files = cataloguesOf(language, new URL(request.url).pathname)
  const body = new PassThrough()
  await new Promise<void>((ready, failed) => {
    const { pipe } = renderToPipeableStream(
      <I18nProvider i18n={wordsIn(language)}>
        <WithWords files={files}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </WithWords>
      </I18nProvider>,
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

/** Asks with the page for the words that scripts wait for. */
function WithWords({ files, children }: { files: readonly string[]; children: ReactNode }) {
  for (const file of files) preloadModule(file, { as: 'script' })
  return <>{children}</>
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
