import { Outlet } from 'react-router'
import { ErrorPage } from '#app/components/page/error-page.tsx'
import type { Route } from './+types/frame.route'

export { headers } from '#app/server/request/form.ts'

export default function Frame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
