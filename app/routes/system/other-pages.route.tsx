import { Outlet } from 'react-router'
import stylesheet from '#app/styles/other-pages.css?url'

export { headers } from '#app/server/request/form.ts'

/** The layout of pages that need more styles than visitors' pages, whose styles are inlined. */
export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }]
}

export default function OtherPages() {
  return <Outlet />
}
