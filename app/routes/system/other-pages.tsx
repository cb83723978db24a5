import { Outlet } from 'react-router'
import stylesheet from '#app/styles/other-pages.css?url'

export { headers } from '#app/server/form.ts'

/** Around the pages that need more of the styles than visitors' pages, which have theirs in their first bytes. */
export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export default function OtherPages() {
  return <Outlet />
}
