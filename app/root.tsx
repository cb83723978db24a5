import { useContext } from 'react'
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { ErrorPage } from '#app/components/error-page.tsx'
import { keepWhenUnreachable } from '#app/components/live-changes.ts'
import { PageBody, WithFlash } from '#app/components/page-body.tsx'
import { useAuthState } from '#app/components/use-auth-state.ts'
import { seesFigures } from '#app/domain/analytics-access.ts'
import { PUBLIC_PAGES } from '#app/domain/public-pages.ts'
import { clientSession } from '#app/domain/session.ts'
import { takeFlash } from '#app/server/cookies.ts'
import { pageDataContext } from '#app/server/request-context.ts'
import { sharedAddress } from '#app/server/share-link.ts'
import { servicesOf, viewerOf } from '#app/server/viewer.ts'
import styles from '#app/styles/app.css?inline'
import standIns from '#app/styles/font-stand-ins.css?inline'
import fonts from '#app/styles/fonts.css?inline'
import { FirstStyles, VisitorPageContext, VisitorScripts } from '#app/visitor/server-side.tsx'

// Inlined: a stylesheet link waits behind React Router's module preloads, and the page waits for it. The browser has it
// from the server, and need not load it again in a script.
const inlined =
  import.meta.env.SSR || import.meta.env.DEV
    ? fonts + standIns + styles
    : document.querySelector('style')?.textContent

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const [viewer, flash] = await Promise.all([viewerOf(context, request), takeFlash(services, request)])
  const shell = {
    session: viewer && clientSession(viewer),
    flash: flash?.kept ?? null,
    marketingUrl: services.env.MARKETING_URL,
    origin: sharedAddress(services, request, ''),
    figures: seesFigures(services.env.ANALYTICS_ACCESS, viewer?.email ?? null),
    year: services.clock.now().getUTCFullYear(),
  }
  // Page data may be thrown away by a newer navigation, and its toast with it: only a whole page clears the cookie.
  const clear = flash && !context.get(pageDataContext)
  return data(shell, clear ? { headers: { 'Set-Cookie': flash.clear } } : undefined)
}

/** A live page's reading takes the shell along, and with it a toast that a redirect left; both stay when unreachable. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return keepWhenUnreachable('root', () => serverLoader())
}
clientLoader.hydrate = true as const

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const visitorPage = useContext(VisitorPageContext)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#e3d4b8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#21151a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {shell && PUBLIC_PAGES.includes(pathname) && <link rel="canonical" href={shell.origin + pathname} />}
        <Meta />
        {visitorPage ? <FirstStyles /> : <style dangerouslySetInnerHTML={{ __html: inlined ?? '' }} />}
        <Links />
      </head>
      <PageBody
        shell={shell}
        scripts={
          visitorPage ? (
            <VisitorScripts {...visitorPage} />
          ) : (
            <>
              <ScrollRestoration />
              <Scripts />
            </>
          )
        }
      >
        {children}
      </PageBody>
    </html>
  )
}

export default function App({ loaderData: { flash, session } }: Route.ComponentProps) {
  useAuthState(session)
  return (
    <WithFlash flash={flash}>
      <Outlet />
    </WithFlash>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
