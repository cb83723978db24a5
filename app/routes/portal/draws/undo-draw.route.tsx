import { redirect } from 'react-router'
import type { Route } from './+types/undo-draw.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { done } from '#app/domain/outcome.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { undoDraw } from '#app/server/commands/draws/undo-draw.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, drawn_at } = await requireOwnedGathering(args)
  if (drawn_at === null) throw redirect(`/portal/gatherings/${id}/draw`)
  return { id, name }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const undone = await attempt(services, 'gathering_failed', async () =>
    done(await undoDraw(services, gathering)),
  )
  return toastAt(services, `/portal/gatherings/${gathering.id}/draw`, undone.ok ? 'draw_undone' : undone.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function UndoDraw({ loaderData }: Route.ComponentProps) {
  return (
    <GatheringQuestion
      gathering={loaderData}
      ask="Undo the draw for"
      lead="Who has seen a name already gives to somebody else then, so tell everyone. Their links stay, and show the new name after the next draw."
      yes="Undo the draw"
      back={`/portal/gatherings/${loaderData.id}/draw`}
    />
  )
}
