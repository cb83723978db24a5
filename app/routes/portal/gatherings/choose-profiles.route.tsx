import type { Route } from './+types/choose-profiles.route'
import { RefusedFormNotice } from '#app/components/forms/refused-form.tsx'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { ChooseProfilesForm } from '#app/routes/portal/gatherings/gathering-form.tsx'
import {
  postedProfiles,
  profilesToChoose,
  refuseGathering,
  requireJoinedGathering,
} from '#app/routes/portal/gatherings/own-gathering.ts'
import { chooseForGathering } from '#app/server/commands/gatherings/gatherings.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'

export { headers } from '#app/server/request/form.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id, name, profiles } = await requireJoinedGathering(args)
  const own = profiles.filter((profile) => profile.created_by === ownerOf(args.context).id)
  return { id, name, profiles: await profilesToChoose(args), chosen: own.map((profile) => profile.id) }
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireJoinedGathering(args)
  const form = await formOf(args.request)
  const chosen = await attempt(services, 'gathering_failed', () =>
    chooseForGathering(services, ownerOf(args.context), gathering, postedProfiles(form)),
  )
  if (!chosen.ok) return refuseGathering(args.context, chosen, form)
  return toastAt(services, `/portal/gatherings/${gathering.id}`, 'gathering_saved')
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('gathering_failed')

export default function ChooseForGathering({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, profiles } = loaderData
  const chosen = actionData?.chosen ?? loaderData.chosen
  return (
    <>
      <title>{`${name} · Wishfolio`}</title>
      <PageHeading title={<bdi>{name}</bdi>} />
      <RefusedFormNotice refused={actionData?.refused} />
      <ChooseProfilesForm
        gatheringId={id}
        profiles={profiles}
        chosen={chosen}
        unsaved={actionData !== undefined}
      />
    </>
  )
}
