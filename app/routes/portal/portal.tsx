import { Gift, Settings } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import type { Route } from './+types/portal'
import { useTemporaryProfileSaver } from '#app/routes/portal/temporary-profile-saver.ts'
import { requireOwner } from '#app/server/viewer.ts'

/** Guards nothing for its children: loaders run side by side, so each of them asks who it is itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context, request)
  return null
}

export default function Portal() {
  useTemporaryProfileSaver()
  return (
    <div className="page portal">
      <nav className="side-nav" aria-label="Portal">
        <NavLink to="/portal/profile" className="menu-link">
          <Gift aria-hidden /> My Profiles
        </NavLink>
        <NavLink to="/portal/settings" className="menu-link">
          <Settings aria-hidden /> Settings
        </NavLink>
      </nav>
      <div className="stack content-start">
        <Outlet />
      </div>
    </div>
  )
}
