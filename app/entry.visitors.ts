import { type data, type HeadersFunction, matchPath, type RouterContextProvider } from 'react-router'
import { loader as shellLoader } from '#app/root.tsx'
import * as gift from '#app/routes/gift/gift.tsx'
import * as home from '#app/routes/home/home.tsx'
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
 * undefined for every other page and for everybody else, and when making it failed: that is React Router's to answer.
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
      const { shell, screen, headers } = await loaded(page, url, request, context)
      servicesOf(context).figures.rendered()
      const data = { shell: shell.data, loaderData: screen.data, script }
      const markup = await make(page.route, data, imports, url, context.get(nonceContext))
      return new Response(markup, { status: screen.init?.status ?? 200, headers })
    } catch (thrown) {
      return thrown instanceof Response ? thrown : undefined
    }
  }
}

function pageAt(pathname: string) {
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
