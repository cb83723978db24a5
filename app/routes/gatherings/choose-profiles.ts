import { redirect } from 'react-router'
import type { Route } from './+types/choose-profiles'
import { orToast } from '#app/components/forms/unreachable-server.ts'
import { postedProfiles, requireJoinedGathering } from '#app/routes/gatherings/own-gathering.ts'
import { chooseForGathering } from '#app/server/commands/choose-for-gathering.ts'
import { flash } from '#app/server/cookies.ts'
import { attempt, formOf } from '#app/server/form.ts'
import { ownerOf, servicesOf } from '#app/server/viewer.ts'

export { default, loader } from '#app/routes/gatherings/to-gathering-list.ts'

/** Which of their own profiles a co-organiser shows. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const gathering = await requireJoinedGathering(args)
  const form = await formOf(args.request)
  const chosen = await attempt(services, 'gathering_failed', () =>
    chooseForGathering(services, ownerOf(args.context), gathering, postedProfiles(form)),
  )
  return redirect(`/portal/gatherings/${gathering.id}`, {
    headers: { 'Set-Cookie': await flash(services, chosen.ok ? 'gathering_saved' : chosen.code) },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orToast(() => serverAction(), 'gathering_failed')
}
