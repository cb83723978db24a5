import { Gift, Settings } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/portal'
import { useTemporaryProfileSaver } from '#app/routes/portal/temporary-profile-saver.ts'
import { requireOwner } from '#app/server/viewer.ts'

/** Guards nothing for its children: loaders run side by side, so each of them asks who it is itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context, request)
  return null
}

/** What it answers never changes, so that a page keeps its frame while the server cannot be reached. */
export const shouldRevalidate = () => false

export default function Portal() {
  useTemporaryProfileSaver()
  const inSettings = useLocation().pathname.startsWith('/portal/settings')
  return (
    <div className="page portal">
      <nav className="side-nav" aria-label="Portal">
        <Link to="/portal/profile" className="menu-link" aria-current={inSettings ? undefined : 'page'}>
          <Gift aria-hidden /> My Profiles
        </Link>
        <Link to="/portal/settings" className="menu-link" aria-current={inSettings ? 'page' : undefined}>
          <Settings aria-hidden /> Settings
        </Link>
      </nav>
      <div className="stack content-start">
        <Outlet />
      </div>
    </div>
  )
}
