import type { Route } from './+types/make-available.route'
import { done } from '#app/domain/outcome.ts'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { profileAction } from '#app/routes/portal/owned-profile.ts'
import { makeAvailable } from '#app/server/commands/ideas/make-available.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with the idea that is to be available again, a request for one, or the device that took some; with none for all. */
export const action = profileAction('idea_free_failed', async (services, profile, form) => {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const freed = await makeAvailable(services, profile, {
    idea: text('idea'),
    request: text('request'),
    device: text('device'),
    all: text('all') === 'on',
  })
  return freed.ok ? done('idea_available') : freed
})

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('idea_free_failed')
