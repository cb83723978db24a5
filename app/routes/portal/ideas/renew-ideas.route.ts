import type { Route } from './+types/renew-ideas.route'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile, toldAt } from '#app/routes/portal/owned-profile.ts'
import { renewIdeas } from '#app/server/commands/ideas/renew-ideas.ts'
import { attempt, formOf } from '#app/server/request/form.ts'
import { servicesOf } from '#app/server/request/viewer.ts'

export { clientLoader, default, loader } from '#app/routes/portal/to-profile-list.route.ts'

/** Posted with the idea that another is to stand for, with `revealing=on` for those that tell a hidden field, or for all that are free. */
export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context)
  const profile = await requireOwnedProfile(args)
  const form = await formOf(args.request)
  const idea = form.get('idea')
  const renewed = await attempt(services, 'generation_unexpected', () =>
    renewIdeas(services, profile, {
      ...(typeof idea === 'string' && { only: idea }),
      revealing: form.get('revealing') === 'on',
    }),
  )
  const path = `/portal/suggestions/${profile.id}`
  if (!renewed.ok) return toldAt(args, path, renewed.code)
  return toldAt(args, path, 'ideas_generated', { ...renewed.value, about: profile.id })
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('generation_unexpected')
