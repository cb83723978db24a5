import { Outlet } from 'react-router'
import { ErrorPage } from '#app/components/error-page.tsx'
import { PUBLIC_PAGES } from '#app/domain/public-pages.ts'
import type { Route } from './+types/frame'

export { headers } from '#app/server/form.ts'

/** What is somebody's own, or only a step on the way, stays out of search engines; screens need not say so themselves. */
export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  PUBLIC_PAGES.includes(pathname) ? [] : [{ name: 'robots', content: 'noindex' }]

/** Around every screen, so that an error page still stands in the shell with its navigation and footer. */
export default function Frame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
