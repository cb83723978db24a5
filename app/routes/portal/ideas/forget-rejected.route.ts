import type { Route } from './+types/forget-rejected.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction } from '#app/routes/portal/owned-profile.ts'
import { forgetRejected } from '#app/server/commands/ideas/renew-ideas.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

export const action = profileAction('profile_update_failed', async (services, profile) => {
  await forgetRejected(services, profile)
  return done('rejected_forgotten')
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('profile_update_failed')
