import { Gift } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import type { Route } from './+types/portal'
import { requireOwner } from '#app/server/viewer.ts'

/** Guards nothing for its children: loaders run side by side, so each of them asks who it is itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireOwner(context, request)
  return null
}

export default function Portal() {
  return (
    <div className="page portal">
      <nav className="side-nav" aria-label="Portal">
        <NavLink to="/portal/profile" className="menu-link">
          <Gift aria-hidden /> My Profiles
        </NavLink>
      </nav>
      <div className="stack content-start">
        <Outlet />
      </div>
    </div>
  )
}
