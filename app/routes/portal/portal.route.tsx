import { useLingui } from '@lingui/react/macro'
import { Gift, Settings, UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import type { Route } from './+types/portal.route'
import { useTemporaryProfileSaver } from '#app/routes/portal/temporary-profile-saver.ts'
import { signedInOnly } from '#app/server/request/viewer.ts'
import { Spinner } from '#app/ui/spinner.tsx'

/** Runs before the loaders and actions of every route below, whichever of them a request asks for. */
export const middleware: Route.MiddlewareFunction[] = [signedInOnly]

export default function Portal() {
  const { t } = useLingui()
  useTemporaryProfileSaver()
  const loading = useScreenOnItsWay()
  const { pathname } = useLocation()
  const inSettings = pathname.startsWith('/portal/settings')
  const inGatherings = pathname.startsWith('/portal/gatherings')
  return (
    <div className="page portal">
      <nav className="side-nav" aria-label={t`Portal`}>
        <Link
          to="/portal/profile"
          className="menu-link"
          aria-current={inSettings || inGatherings ? undefined : 'page'}
        >
          <Gift aria-hidden /> {t`My Profiles`}
        </Link>
        <Link to="/portal/gatherings" className="menu-link" aria-current={inGatherings ? 'page' : undefined}>
          <UsersRound aria-hidden /> {t`Gatherings`}
        </Link>
        <Link to="/portal/settings" className="menu-link" aria-current={inSettings ? 'page' : undefined}>
          <Settings aria-hidden /> {t`Settings`}
        </Link>
      </nav>
      {loading && (
        <p role="status" className="flex items-center gap-3 text-lead text-ink-soft">
          <Spinner /> {t`Loading …`}
        </p>
      )}
      {/* Hidden, not gone: who turns back meanwhile finds it as it was. */}
      <div className="stack content-start" hidden={loading}>
        <Outlet />
      </div>
    </div>
  )
}

const SPINNER_AFTER_MS = 150

/** Whether another screen was asked for and has not come at once (specification 2: spinner while loading). */
function useScreenOnItsWay(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const target = state === 'loading' && location.pathname !== pathname ? location.key : undefined
  const [waitedFor, setWaitedFor] = useState<string>()
  useEffect(() => {
    if (target === undefined) return undefined
    const timer = setTimeout(() => setWaitedFor(target), SPINNER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [target])
  return target !== undefined && waitedFor === target
}
