import type { Route } from './+types/make-available.route'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { makeAvailable } from '#app/server/commands/ideas/make-available.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with the idea that is to be available again, a request for one, or the device that took some; with none for all. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const freed = await attempt(services, 'idea_free_failed', () =>
    makeAvailable(services, profile, {
      idea: text('idea'),
      request: text('request'),
      device: text('device'),
      all: text('all') === 'on',
    }),
  )
  return toastAt(services, `/portal/suggestions/${profile.id}`, freed.ok ? 'idea_available' : freed.code)
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('idea_free_failed')
