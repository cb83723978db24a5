import { redirect } from 'react-router'
import type { Route } from './+types/renew-ideas.route'
import { backWithoutAnswer } from '#app/routes/portal/or-back-to-list.ts'
import { requireOwnedProfile } from '#app/routes/portal/owned-profile.ts'
import { renewIdeas } from '#app/server/commands/ideas/renew-ideas.ts'
import { flash } from '#app/server/request/cookies.ts'
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
  return redirect(`/portal/suggestions/${profile.id}`, {
    headers: {
      'Set-Cookie': renewed.ok
        ? await flash(services, 'ideas_generated', { ...renewed.value, about: profile.id })
        : await flash(services, renewed.code),
    },
  })
}

export const clientAction = backWithoutAnswer<Route.ClientActionArgs>('generation_unexpected')
