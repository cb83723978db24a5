import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/renew-gathering-link.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { DRAWN_NEED_NEW_LINK, RENEW_LINK_QUESTION } from '#app/copy/notes.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { actionOn, requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { renewGatheringLink } from '#app/server/commands/gatherings/gatherings.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, drawn_at } = await requireOwnedGathering(args)
  return { id, name, isDrawn: drawn_at !== null }
}

export const action = actionOn(requireOwnedGathering, renewGatheringLink, 'link_renewed')

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function RenewGatheringLink({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { name, isDrawn } = loaderData
  return (
    <GatheringQuestion
      gathering={loaderData}
      title={t`Make a new link for ${name}`}
      question={<Trans>Make a new link for {name}?</Trans>}
      lead={[
        t(RENEW_LINK_QUESTION),
        t`Each list in it keeps its own link: whoever opened one can still open it, until its owner makes a new link.`,
        ...(isDrawn ? [t(DRAWN_NEED_NEW_LINK)] : []),
      ].join(' ')}
      yes={t`Make a new link`}
    />
  )
}
