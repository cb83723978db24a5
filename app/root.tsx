import { data, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { useLingui } from '@lingui/react'
import type { Route } from './+types/root'
import { ErrorPage } from '#app/components/page/error-page.tsx'
import { orLastKnown, useLastKnown } from '#app/components/live/use-live-updates.ts'
import { PageBody, WithFlash } from '#app/components/page/page-body.tsx'
import { PageHead } from '#app/components/page/page-head.tsx'
import { stayIfUnanswered, useStayIfUnanswered } from '#app/components/page/stay-here.ts'
import { useAuthState } from '#app/components/session/use-auth-state.ts'
import { directionOf } from '#app/domain/languages.ts'
import { withItsWords } from '#app/language/on-this-page.ts'
import { seesAnalytics } from '#app/domain/operator/analytics-access.ts'
import { clientSession } from '#app/domain/accounts/session.ts'
import { takeFlash } from '#app/server/request/cookies.ts'
import { pageDataContext } from '#app/server/request/request-context.ts'
import { toastFor } from '#app/server/request/said.ts'
import { sharedAddress } from '#app/server/request/share-link.ts'
import { servicesOf, viewerOf } from '#app/server/request/viewer.ts'
import textFont from '#app/styles/fonts/atkinson.woff2?url'
import headingFont from '#app/styles/fonts/besley.woff2?url'
import stylesheet from '#app/styles/visitor-pages.css?inline'

// Inlined: a stylesheet link waits behind module preloads. The browser has it from the server already.
const styles =
  import.meta.env.SSR || import.meta.env.DEV ? stylesheet : document.querySelector('style')?.textContent

export function links() {
  return [headingFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }))
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const [viewer, flash] = await Promise.all([viewerOf(context, request), takeFlash(services, request)])
  const shell = {
    session: viewer && clientSession(viewer),
    flash: flash ? { ...flash.flash, toast: toastFor(context, flash.flash.code) } : null,
    marketingUrl: services.env.MARKETING_URL,
    origin: sharedAddress(services, request, ''),
    showsAnalytics: seesAnalytics(services.env.ANALYTICS_ACCESS, viewer?.email ?? null),
    termsUrl: services.env.TERMS_URL ?? null,
    signUp: services.env.SIGN_UP,
    abuseEmail: services.env.abuseEmail,
    year: services.clock.now().getUTCFullYear(),
  }
  // A newer navigation may drop page data and its toast with it, so only a whole page clears the cookie.
  const clear = flash && !context.get(pageDataContext)
  return data(shell, clear ? { headers: { 'Set-Cookie': flash.clear } } : undefined)
}

/** Revalidation also reloads the shell and a redirect's toast; both stay when the server is unreachable. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orLastKnown('root', () => serverLoader())
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayIfUnanswered, withItsWords]

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const { locale } = useLingui().i18n
  return (
    <html lang={locale} dir={directionOf(locale)} data-language={locale}>
      <PageHead pathname={pathname} origin={shell?.origin} styles={styles ?? ''} />
      <PageBody
        shell={shell}
        scripts={
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        }
      >
        {children}
      </PageBody>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { flash, session } = loaderData
  useAuthState(session)
  useLastKnown(loaderData)
  useStayIfUnanswered()
  return (
    <WithFlash flash={flash}>
      <Outlet />
    </WithFlash>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
