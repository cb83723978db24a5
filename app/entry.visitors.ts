import { setImmediate as nextTurn } from 'node:timers/promises'
import { type data, type HeadersFunction, matchPath, type RouterContextProvider } from 'react-router'
import { loader as shellLoader } from '#app/root.tsx'
import * as gift from '#app/routes/gift/gift.tsx'
import * as home from '#app/routes/home/home.tsx'
import { describe } from '#app/server/log.ts'
import { nonceContext, pageDataContext } from '#app/server/request-context.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import { VISITOR_SCRIPTS } from '#app/visitor/built.ts'
import { visitorMarkup, type VisitorRoute } from '#app/visitor/markup.tsx'

interface Page {
  route: VisitorRoute
  pattern: string
  module: {
    loader(args: unknown): Answered | Promise<Answered>
    headers?: HeadersFunction
  }
}

type Answered = ReturnType<typeof data<unknown>>

const PAGES: readonly Page[] = [
  { route: 'routes/gift/gift', pattern: '/gift/:slug', module: gift },
  { route: 'routes/home/home', pattern: '/', module: home },
]

export type AnswerToVisitor = (
  request: Request,
  context: RouterContextProvider,
) => Promise<Response | undefined>

/**
 * A page with a script of its own for somebody who is not signed in, of the same loaders as React Router's page;
 * undefined for every other page and for everybody else, and when something failed: that is React Router's to answer.
 */
export function answersToVisitors(
  make: (...args: Parameters<typeof visitorMarkup>) => string | Promise<string> = visitorMarkup,
): AnswerToVisitor {
  return async (request, context) => {
    const url = new URL(request.url)
    const page = pageAt(url.pathname)
    const scripts = page && VISITOR_SCRIPTS[page.route]
    if (!scripts || context.get(pageDataContext) || !['GET', 'HEAD'].includes(request.method))
      return undefined
    const [script, ...imports] = scripts
    try {
      if (await viewerOf(context, request)) return undefined
      await turn()
      const { shell, screen, headers } = await loaded(page, url, request, context)
      const data = { shell: shell.data, loaderData: screen.data, script }
      const markup = await markupOf(context, () =>
        make(page.route, data, imports, url, context.get(nonceContext)),
      )
      if (markup === undefined) return undefined
      return new Response(markup, { status: screen.init?.status ?? 200, headers })
    } catch (thrown) {
      const redirects = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400
      return redirects ? thrown : undefined
    }
  }
}

/** What breaks here is not said by React Router, which makes the page in its own way. */
async function markupOf(
  context: RouterContextProvider,
  make: () => string | Promise<string>,
): Promise<string | undefined> {
  const { figures, log } = servicesOf(context)
  try {
    const markup = await make()
    figures.rendered()
    return markup
  } catch (error) {
    log.error(describe(error), 'visitors’ page failed')
    return undefined
  }
}

function pageAt(pathname: string) {
  // React Router decodes what is encoded.
  if (pathname.includes('%')) return undefined
  for (const page of PAGES) {
    const match = matchPath(page.pattern, pathname)
    if (match) return { ...page, params: match.params }
  }
  return undefined
}

async function loaded(
  { pattern, params, module }: NonNullable<ReturnType<typeof pageAt>>,
  url: URL,
  request: Request,
  context: RouterContextProvider,
) {
  const args = { request, context, url, pattern, params }
  const [shell, screen] = await Promise.all([shellLoader({ ...args, params: {} }), module.loader(args)])
  const none = new Headers()
  const loaderHeaders = new Headers(screen.init?.headers)
  const headers = new Headers(
    module.headers?.({ loaderHeaders, parentHeaders: none, actionHeaders: none, errorHeaders: undefined }),
  )
  for (const cookie of new Headers(shell.init?.headers).getSetCookie()) headers.append('Set-Cookie', cookie)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Said here: `compress` would look at the body to say it.
  headers.set('Vary', 'Accept-Encoding')
  return { shell, screen, headers }
}

let last: Promise<unknown> = Promise.resolve()

/** A page for each turn of the event loop: a crowd keeps nobody else waiting, and few pages are in memory at once. */
function turn(): Promise<unknown> {
  return (last = last.then(() => nextTurn()))
}
