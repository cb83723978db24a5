import type { Route } from './+types/visitor-choices.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { chooseForVisitors } from '#app/server/commands/profiles/choose-for-visitors.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `names=on` and `other_gifts=on`; what is not posted is off. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const chosen = await attempt(services, 'visitor_choices_failed', async () =>
    done(
      await chooseForVisitors(services, profile, {
        show_giver_names: form.get('names') === 'on',
        accepts_other_gifts: form.get('other_gifts') === 'on',
      }),
    ),
  )
  return toastAt(services, `/portal/share/${profile.id}`, chosen.ok ? 'visitor_choices_saved' : chosen.code)
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('visitor_choices_failed')
