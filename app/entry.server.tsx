import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, renderedContext } from '#app/server/request-context.ts'
import { describe } from '#app/server/log.ts'
import { servicesOf } from '#app/server/viewer.ts'
import {
  type VisitorPage,
  VisitorPageContext,
  visitorPageIn,
  withFirstStyles,
} from '#app/visitor/server-side.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Said here: `compress` would look at the body to say it.
  headers.set('Vary', 'Accept-Encoding')
  const nonce = context.get(nonceContext)
  servicesOf(context).figures.rendered()
  const visitorPage = visitorPageIn(router.staticHandlerContext)
  const page = visitorPage
    ? visitorsPage(visitorPage, request.url, router, nonce)
    : await wholePage(request.url, router, nonce)
  context.set(renderedContext, page)
  return new Response(null, { headers, status })
}

/** It stands on no script of the router, so there is nothing to hand over to one, nor to wait for. */
function visitorsPage(page: VisitorPage, url: string, router: EntryContext, nonce: string): string {
  const { matches } = router.staticHandlerContext
  const shown = <Value,>(routes: Record<string, Value>) =>
    Object.fromEntries(matches.flatMap(({ route: { id } }) => (routes[id] ? [[id, routes[id]]] : [])))
  const context = {
    ...router,
    serverHandoffStream: undefined,
    manifest: { ...router.manifest, routes: shown(router.manifest.routes) },
    routeModules: shown(router.routeModules),
  }
  const shownPage = (
    <VisitorPageContext value={page}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </VisitorPageContext>
  )
  return withFirstStyles('<!DOCTYPE html>' + renderToString(shownPage), nonce)
}

async function wholePage(url: string, router: EntryContext, nonce: string): Promise<string> {
  const body = new PassThrough()
  await new Promise<void>((ready, failed) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={router} url={url} nonce={nonce} />, {
      nonce,
      // No page defers anything, so all of it is ready at once.
      onAllReady() {
        pipe(body)
        ready()
      },
      onShellError: failed,
      onError: failed,
    })
  })
  return text(body)
}

/** What was thrown and nobody expected, once, without anybody's data in it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  servicesOf(context).log.error(describe(error), 'page failed')
}
