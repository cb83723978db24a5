import type { Route } from './+types/pause-takes.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction } from '#app/routes/portal/owned-profile.ts'
import { pauseTakes } from '#app/server/commands/profiles/sharing.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with `paused=on` to pause taking, and without it to end the pause. */
export const action = profileAction('takes_pause_failed', async (services, profile, form) => {
  const paused = form.get('paused') === 'on'
  await pauseTakes(services, profile, paused)
  return done(paused ? 'takes_paused_now' : 'takes_resumed')
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('takes_pause_failed')
