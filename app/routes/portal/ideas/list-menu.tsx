import { useLingui } from '@lingui/react/macro'
import { Download, Pause, RefreshCw, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { hasOwnDetails } from '#app/domain/ideas/idea-details.ts'
import { CommandInMenu } from '#app/routes/portal/ideas/idea-list.tsx'
import type { OwnersIdea } from '#app/routes/portal/ideas/owners-idea.ts'
import { ProfileMenu } from '#app/routes/portal/profiles/profile-menu.tsx'

interface ListMenuProps {
  profile: { id: string; slug: string; name: string }
  ideas: readonly OwnersIdea[]
  surprised: boolean
  paused: boolean
  passed: boolean
}

/** ⋯ of the suggestions screen: what concerns the whole list. */
export function ListMenu({ profile, ideas, surprised, paused, passed }: ListMenuProps) {
  const { t } = useLingui()
  const { id } = profile
  const isReplaceable = (idea: OwnersIdea) => !idea.taken && idea.source !== 'owner' && !hasOwnDetails(idea)
  return (
    <ProfileMenu profile={profile} shares={passed}>
      {!paused && (
        <CommandInMenu id={id} command="pause" fields={{ paused: 'on' }} icon={Pause}>
          {t`Pause taking`}
        </CommandInMenu>
      )}
      {!surprised && ideas.some(isReplaceable) && (
        <CommandInMenu id={id} command="renew" icon={RefreshCw}>
          {t`Replace our ideas that nobody took`}
        </CommandInMenu>
      )}
      {(surprised || ideas.filter(({ taken }) => taken).length > 1) && (
        <Link to="available?all=on" className="menu-link">
          <RotateCcw aria-hidden />
          {t`Make all available again`}
        </Link>
      )}
      <a className="menu-link" href={`/portal/suggestions/${id}/ideas.csv`} download>
        <Download aria-hidden />
        {t`Download as a table (CSV)`}
      </a>
    </ProfileMenu>
  )
}
