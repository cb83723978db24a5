import type { Route } from './+types/delete-gathering.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { done } from '#app/domain/outcome.ts'
import { GatheringQuestion } from '#app/routes/portal/gatherings/gathering-question.tsx'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { deleteGathering } from '#app/server/commands/gatherings/delete-gathering.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name } = await requireOwnedGathering(args)
  return { id, name }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const deleted = await attempt(services, 'gathering_failed', async () =>
    done(await deleteGathering(services, gathering)),
  )
  return toastAt(
    services,
    deleted.ok ? '/portal/gatherings' : `/portal/gatherings/${gathering.id}`,
    deleted.ok ? 'gathering_deleted' : deleted.code,
  )
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function DeleteGathering({ loaderData }: Route.ComponentProps) {
  return (
    <GatheringQuestion
      gathering={loaderData}
      ask="Delete"
      lead="Its link stops working right away. The profiles stay, with their own links."
      yes="Delete"
    />
  )
}
