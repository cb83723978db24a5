import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/delete-gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { actionOn, requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { deleteGathering } from '#app/server/commands/gatherings/gatherings.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, drawn_at } = await requireOwnedGathering(args)
  return { id, name, isDrawn: drawn_at !== null }
}

export const action = actionOn(requireOwnedGathering, deleteGathering, 'gathering_deleted', { gone: true })

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function DeleteGathering({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { name, isDrawn } = loaderData
  return (
    <GatheringQuestion
      gathering={loaderData}
      title={t`Delete ${name}`}
      question={<Trans>Delete {name}?</Trans>}
      lead={[
        t`Its link stops working right away. The profiles stay, with their own links.`,
        ...(isDrawn ? [t`Names are drawn: nobody can see any longer which name they drew.`] : []),
      ].join(' ')}
      yes={t`Delete`}
    />
  )
}
