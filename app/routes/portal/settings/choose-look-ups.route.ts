import type { Route } from './+types/choose-look-ups.route'
import { toastWithoutAnswer } from '#app/components/forms/unreachable-server.ts'
import { done } from '#app/domain/outcome.ts'
import { chooseLookUps } from '#app/server/commands/pictures/look-up.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { ownerOf, servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `at_once=on`, or nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = servicesOf(context)
  const atOnce = (await formOf(request)).get('at_once') === 'on'
  const chosen = await attempt(services, 'not_saved', async () =>
    done(await chooseLookUps(services, ownerOf(context), atOnce)),
  )
  return toastAt(services, '/portal/settings', chosen.ok ? 'look_ups_chosen' : chosen.code)
}

export const clientAction = toastWithoutAnswer<Route.ClientActionArgs>('not_saved')
