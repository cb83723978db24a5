import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/undo-draw.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { actionOn, requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { undoDraw } from '#app/server/commands/draws/draw-names.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, drawn_at } = await requireOwnedGathering(args)
  if (drawn_at === null) throw redirect(`/portal/gatherings/${id}/draw`)
  return { id, name }
}

export const action = actionOn(requireOwnedGathering, undoDraw, 'draw_undone', { path: '/draw' })

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function UndoDraw({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { id, name } = loaderData
  return (
    <GatheringQuestion
      gathering={loaderData}
      title={t`Undo the draw for ${name}`}
      question={<Trans>Undo the draw for {name}?</Trans>}
      lead={t`Tell everyone: after the next draw they may give to somebody else. Their links stay the same.`}
      yes={t`Undo the draw`}
      back={`/portal/gatherings/${id}/draw`}
    />
  )
}
