import type { Route } from './+types/visitor-choices.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction } from '#app/routes/portal/owned-profile.ts'
import { chooseForVisitors } from '#app/server/commands/profiles/sharing.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `names=on` and `other_gifts=on`; what is not posted is off. */
export const action = profileAction('share', 'visitor_choices_failed', async (services, profile, form) => {
  await chooseForVisitors(services, profile, {
    show_giver_names: form.get('names') === 'on',
    accepts_other_gifts: form.get('other_gifts') === 'on',
  })
  return done('visitor_choices_saved')
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('visitor_choices_failed')
